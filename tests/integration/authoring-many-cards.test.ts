import { describe, expect, it } from 'vitest';
import { databaseOf } from '#server/kernel/database/database.ts';
import { purgeRemoved } from '#server/modules/packages/purge.job.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { authorDesk, SOURCE } from '#tests/support/author-desk.ts';

const DAYS_31_LATER = '2027-04-01T08:00:00Z';
const desk = authorDesk();
const { call, done, text, read, make, write, fill, questions, expectCards } = desk;

describe('cards in number', () => {
  it('are copied as duplicates until they are edited', async () => {
    const { id, chapterId } = await make();
    const [a, b] = await fill(id, chapterId, 2);
    const { cards } = await done(`POST ${SOURCE}/cards/copy`, {
      cardIds: [b?.id, a?.id],
      chapterId,
      afterCardId: a?.id,
    });
    expect(cards).toMatchObject([{ createdType: 'DUPLICATE' }, { createdType: 'DUPLICATE' }]);
    expect(await questions(id, chapterId)).toEqual(['题 0', '题 1', '题 0', '题 1']);
    const edited = await done(`PUT ${SOURCE}/cards/${cards[0].id}`, { content: text('新') });
    expect(edited.createdType).toBe('NORMAL');
    await expectCards(id, 4);
  });

  it('are moved together, also into another package, with what is remembered of them', async () => {
    const from = await make();
    const into = await make();
    const cards = await fill(from.id, from.chapterId, 12);
    const there = await fill(into.id, into.chapterId, 2, 100);
    const unit = await done('POST /v1/atlas/stages', { packageId: from.id });
    await done('POST /v1/learn/units/report-complete', completeReport(unit));
    const ids = [cards[2]?.id, cards[0]?.id];
    const moved = await done(`POST ${SOURCE}/packages/move-cards`, {
      cardIds: ids,
      targetChapterId: into.chapterId,
      beforeCardId: there[1]?.id,
    });
    expect(moved.cards.map((card: { id: number }) => card.id)).toEqual(ids);
    expect(await questions(into.id, into.chapterId)).toEqual(['题 100', '题 2', '题 0', '题 101']);
    await expectCards(from.id, 10);
    await expectCards(into.id, 4);
    expect((await read(into.id)).cardCountLearned).toBe(2);
    expect((await read(from.id)).cardCountLearned).toBe(8);
    const [first] = moved.cards;
    const back = {
      sourcePkgId: into.id,
      sourceChapterId: into.chapterId,
      cardId: first.id,
      targetChapterId: from.chapterId,
    };
    expect((await call(`POST ${SOURCE}/packages/move-card`, { ...back, sourcePkgId: from.id })).code).toBe(1201);
    await done(`POST ${SOURCE}/packages/move-card`, back);
    expect((await questions(from.id, from.chapterId)).at(-1)).toBe('题 2');
    const words = await make({ cardType: 'WORD' });
    const wrong = { cardIds: [first.id], targetChapterId: words.chapterId };
    expect((await call(`POST ${SOURCE}/packages/move-cards`, wrong)).code).toBe(1213);
    expect((await call(`POST ${SOURCE}/cards/copy`, { cardIds: [first.id], chapterId: words.chapterId })).code).toBe(
      1213,
    );
  });

  it('that are removed are not asked any more, do not break a unit under way, and are asked again when they are back', async () => {
    const { id, chapterId } = await make();
    const cards = await fill(id, chapterId, 11);
    const unit = await done('POST /v1/atlas/stages', { packageId: id });
    const [gone] = unit.schedules;
    const removed = await done(`POST ${SOURCE}/cards/delete`, { packageId: id, cardIds: [gone.cardId] });
    expect(removed).toMatchObject({ id, cardCount: 10 });
    await done('POST /v1/learn/units/report-complete', completeReport(unit));
    expect((await read(id)).cardCountLearned).toBe(9);
    desk.app.clock.set('2027-03-02T08:00:00Z');
    const next = await done('POST /v1/atlas/stages', { packageId: id });
    expect(next.schedules.map(({ cardId }: { cardId: number }) => cardId)).not.toContain(gone.cardId);
    await done('POST /v1/learn/units/report-complete', completeReport(next));
    await done(`POST ${SOURCE}/cards/restore`, { packageId: id, cardIds: [gone.cardId] });
    expect((await read(id)).cardCountLearned).toBe(11);
    await expectCards(id, cards.length);
    await done(`POST ${SOURCE}/cards/delete`, { packageId: id, cardIds: [gone.cardId] });
    desk.app.clock.set(DAYS_31_LATER.replace('04-01', '04-02'));
    expect((await call(`POST ${SOURCE}/cards/restore`, { packageId: id, cardIds: [gone.cardId] })).code).toBe(1201);
    await purgeRemoved({ db: databaseOf(desk.app.source), now: () => new Date('2027-04-03T00:00:00Z') });
    expect(await desk.app.sql('SELECT 1 FROM card_memory WHERE card_id = $1', [gone.cardId])).toEqual([]);
    await expectCards(id, 10);
  });

  it('of a removed chapter in a unit under way do not break its report after they are purged', async () => {
    const { id, chapterId } = await make();
    await fill(id, chapterId, 10);
    const unit = await done('POST /v1/atlas/stages', { packageId: id });
    await done(`DELETE ${SOURCE}/packages/${id}`, {});
    desk.app.clock.set(DAYS_31_LATER);
    await purgeRemoved({ db: databaseOf(desk.app.source), now: () => new Date(DAYS_31_LATER) });
    expect((await call('GET /v1/learn/units/latest')).code).toBe(0);
    expect((await call('POST /v1/learn/units/report-complete', completeReport(unit))).code).toBe(0);
  });

  it('are found by what they say in all chapters, in the order of reading, and not when they are removed', async () => {
    const { id, chapterId } = await make();
    const second = await done(`POST ${SOURCE}/packages/chapters/${id}`, { title: '二' });
    const later = await write(id, second.id, 'Élan 是 100% 的 "热情"');
    const earlier = await write(id, chapterId, 'élan vital 与 100');
    await fill(id, chapterId, 3);
    const find = (keyword: string, more = '') =>
      done(`GET ${SOURCE}/packages/${id}/found-cards?keyword=${encodeURIComponent(keyword)}${more}`);
    const ids = async (keyword: string) => (await find(keyword)).cards.map((card: { id: number }) => card.id);
    expect(await ids('éLAN')).toEqual([earlier.id, later.id]);
    expect(await ids('100% élan')).toEqual([later.id]);
    expect(await ids('"热情"')).toEqual([later.id]);
    expect(await ids('1_0')).toEqual([]);
    expect(await ids('  ')).toEqual([]);
    // what only the form of the content says is not said by the card
    expect(await ids('isAnswer')).toEqual([]);
    expect(await ids('mcq.card')).toEqual([]);
    const first = await find('élan', '&limit=1');
    expect(first).toMatchObject({ cards: [{ id: earlier.id }], goOnAfter: earlier.id });
    expect(await find('élan', `&limit=1&afterCardId=${first.goOnAfter}`)).toMatchObject({
      cards: [{ id: later.id }],
      goOnAfter: null,
    });
    await done(`DELETE ${SOURCE}/cards/${id}/${chapterId}/${earlier.id}`);
    expect(await ids('élan')).toEqual([later.id]);
    await done(`DELETE ${SOURCE}/packages/chapters/${id}/${second.id}`);
    expect(await ids('élan')).toEqual([]);
  });

  it('of ten thousand that hold the letters somewhere are looked into a part at a time', {
    timeout: 60_000,
  }, async () => {
    const { id, chapterId } = await make();
    await write(id, chapterId, '题');
    await desk.app.sql(
      `INSERT INTO card (package_id, chapter_id, type, content, content_hash, order_key, author_id, created_at, updated_at)
       SELECT package_id, chapter_id, type, content, content_hash, order_key || lpad(n::text, 6, '0'), author_id, created_at, updated_at
       FROM card, generate_series(1, 2499) AS n WHERE package_id = $1`,
      [id],
    );
    const last = await write(id, chapterId, '里面有 isAnswer 这个词');
    const calls: number[] = [];
    const found: number[] = [];
    let after: number | null = null;
    do {
      const more: string = after === null ? '' : `&afterCardId=${after}`;
      const answer = await done(`GET ${SOURCE}/packages/${id}/found-cards?keyword=isanswer${more}`);
      found.push(...answer.cards.map((card: { id: number }) => card.id));
      calls.push(answer.cards.length);
      after = answer.goOnAfter;
    } while (after !== null);
    expect(found).toEqual([last.id]);
    expect(calls).toHaveLength(3);
  });

  it('are at most 10,000 in a package', async () => {
    const { id, chapterId } = await make();
    const [one] = await fill(id, chapterId, 1);
    await desk.app.sql('UPDATE package SET card_count = 9999 WHERE id = $1', [id]);
    const two = { packageId: id, chapterId, cards: [1, 2].map(() => ({ content: text('x') })) };
    expect(await call(`POST ${SOURCE}/cards/batch`, two)).toMatchObject({
      code: 1210,
      message: '一个卡包最多 10000 张卡片',
    });
    await write(id, chapterId, 'last');
    expect((await call(`POST ${SOURCE}/cards/copy`, { cardIds: [one?.id], chapterId })).code).toBe(1210);
    const other = await make();
    const [moved] = await fill(other.id, other.chapterId, 1);
    expect(
      (await call(`POST ${SOURCE}/packages/move-cards`, { cardIds: [moved?.id], targetChapterId: chapterId })).code,
    ).toBe(1210);
  });

  it('of a package for everybody are not changed by a learner', async () => {
    const { id, chapterIds } = await addPackage(desk.app.source);
    const [chapterId] = chapterIds;
    const { cards } = await done(`GET ${SOURCE}/cards/${id}/${chapterId}`);
    for (const [route, body] of [
      [`PATCH ${SOURCE}/packages/${id}`, { name: 'x' }],
      [`DELETE ${SOURCE}/packages/${id}`, {}],
      [`POST ${SOURCE}/packages/chapters/${id}`, { title: 'x' }],
      [`POST ${SOURCE}/cards`, { packageId: id, chapterId, content: text('x') }],
      [`PUT ${SOURCE}/cards/${cards[0].id}`, { content: text('x') }],
      [`POST ${SOURCE}/cards/delete`, { packageId: id, cardIds: [cards[0].id] }],
    ] as const)
      expect((await call(route, body)).code).toBe(1206);
  });
});
