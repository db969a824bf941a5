import { describe, expect, it } from 'vitest';
import { authorDesk, SOURCE } from '#tests/support/author-desk.ts';

const DAYS_31_LATER = '2027-04-01T08:00:00Z';
const desk = authorDesk();
const { call, done, text, read, chaptersOf, titles, make, fill, expectCards } = desk;

describe('chapters', () => {
  const add = async (packageId: number, title: string, parentId?: number): Promise<number> =>
    (await done(`POST ${SOURCE}/packages/chapters/${packageId}`, { title, ...(parentId ? { parentId } : {}) })).id;
  const move = (packageId: number, chapterId: number, parentId: number | null, beforeChapterId: number | null = null) =>
    call(`POST ${SOURCE}/packages/move-chapter`, { packageId, chapterId, parentId, beforeChapterId });

  it('are read in the order of the tree, wherever they are added and moved', async () => {
    const { id, chapterId: one } = await make();
    const two = await add(id, '二');
    const oneA = await add(id, ' 一甲 ', one);
    const oneB = await add(id, '一乙', one);
    const oneA1 = await add(id, '一甲一', oneA);
    expect(await titles(id)).toEqual(['第 1 章', '一甲', '一甲一', '一乙', '二']);
    expect((await move(id, oneA, null, one)).data.chapters[oneA]).toMatchObject({ parentId: null });
    expect(await titles(id)).toEqual(['一甲', '一甲一', '第 1 章', '一乙', '二']);
    await move(id, oneA, two);
    expect(await titles(id)).toEqual(['第 1 章', '一乙', '二', '一甲', '一甲一']);
    await move(id, oneA, one, oneB);
    expect(await titles(id)).toEqual(['第 1 章', '一甲', '一甲一', '一乙', '二']);
    expect((await move(id, oneA, oneA1)).code).toBe(1216);
    expect((await move(id, oneA, oneA)).code).toBe(1216);
    expect((await move(id, oneA, null, oneB)).code).toBe(1202);
    const renamed = await done(`PUT ${SOURCE}/packages/chapters/${id}/${oneB}`, { title: ' 新 ', parentId: one });
    expect(renamed).toMatchObject({ title: '新', parentId: one });
    await done(`PUT ${SOURCE}/packages/chapters/${id}/${oneB}`, { title: '新', parentId: two });
    expect(await titles(id)).toEqual(['第 1 章', '一甲', '一甲一', '二', '新']);
    expect((await call(`PUT ${SOURCE}/packages/chapters/${id}/${oneB}`, { title: ' ' })).status).toBe(400);
  });

  it('go five levels deep and are at most 2000', async () => {
    const { id, chapterId } = await make();
    let above = chapterId;
    for (const title of ['2', '3', '4', '5']) above = await add(id, title, above);
    expect((await call(`POST ${SOURCE}/packages/chapters/${id}`, { title: '6', parentId: above })).code).toBe(1215);
    const other = await add(id, '另', undefined);
    await add(id, '下', other);
    const levels = await chaptersOf(id);
    expect((await move(id, other, levels[3]?.id as number)).code).toBe(1215);
    expect((await move(id, other, levels[2]?.id as number)).code).toBe(0);
    await desk.app.sql(
      `INSERT INTO chapter (package_id, title, order_key) SELECT $1, n::text, 'e' || lpad(n::text, 5, '0') FROM generate_series(1, 1993) n`,
      [id],
    );
    const path = `POST ${SOURCE}/packages/chapters/${id}`;
    expect(await call(path, { title: '多' })).toMatchObject({ code: 1214, message: '一个卡包最多 2000 个章节' });
  });

  it('are removed with what is below them and come back with it, but not with what was removed before', async () => {
    const { id, chapterId } = await make();
    const below = await add(id, '下', chapterId);
    await add(id, '后');
    const [first] = await fill(id, chapterId, 3);
    await fill(id, below, 2);
    await done(`DELETE ${SOURCE}/cards/${id}/${chapterId}/${first?.id}`, {});
    const before = await read(id);
    const removed = await done(`DELETE ${SOURCE}/packages/chapters/${id}/${chapterId}`, {});
    expect(removed).toMatchObject({ id, cardCount: 0 });
    expect(await titles(id)).toEqual(['后']);
    await expectCards(id, 0);
    expect((await call(`GET ${SOURCE}/cards/${id}/${chapterId}`)).code).toBe(1202);
    expect((await call(`POST ${SOURCE}/cards`, { packageId: id, chapterId, content: text('迟') })).code).toBe(1202);
    expect((await call(`POST ${SOURCE}/cards/restore`, { packageId: id, cardIds: [first?.id] })).code).toBe(1202);
    const path = `POST ${SOURCE}/packages/chapters/${id}/${chapterId}/restore`;
    expect((await call(`POST ${SOURCE}/packages/chapters/${id}/${below}/restore`, {})).code).toBe(1202);
    for (const _ of [1, 2]) expect(await done(path, {})).toMatchObject({ cardCount: 4 });
    expect(await titles(id)).toEqual(['第 1 章', '下', '后']);
    expect((await read(id)).cardsContentHash).toBe(before.cardsContentHash);
    await expectCards(id, 4);
  });

  it('come back to the top where what was above them is gone', async () => {
    const { id, chapterId } = await make();
    const below = await add(id, '下', chapterId);
    await fill(id, below, 2);
    await done(`DELETE ${SOURCE}/packages/chapters/${id}/${below}`, {});
    await done(`DELETE ${SOURCE}/packages/chapters/${id}/${chapterId}`, {});
    await done(`POST ${SOURCE}/packages/chapters/${id}/${below}/restore`, {});
    expect(await chaptersOf(id)).toMatchObject([{ id: below, parentId: null, cardCount: 2 }]);
    desk.app.clock.set(DAYS_31_LATER);
    expect((await call(`POST ${SOURCE}/packages/chapters/${id}/${chapterId}/restore`, {})).code).toBe(1202);
  });
});
