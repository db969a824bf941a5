import { describe, expect, it } from 'vitest';
import { databaseOf } from '#server/kernel/database/database.ts';
import { purgeRemoved } from '#server/modules/packages/purge.job.ts';
import { completeReport } from '#tests/factories/units.ts';
import type { Guest } from '#tests/support/app.ts';
import { authorDesk, NOW, SOURCE } from '#tests/support/author-desk.ts';

const DAYS_30_LATER = '2027-03-31T07:00:00Z';
const DAYS_31_LATER = '2027-04-01T08:00:00Z';
const desk = authorDesk();
const { call, done, read, titles, make, fill, questions } = desk;

describe('a package', () => {
  it('is made with a chapter, stands on the shelf and in the own list, and is renamed', async () => {
    const made = await done(`POST ${SOURCE}/packages`, {
      name: '  历史 ',
      cardType: 'CLOZE',
      tags: [{ key: 31, rootKey: 3 }],
      style: { icon: { type: 'emoji', content: '📜' }, themeColor: '#a0B1c2', packageNameTags: [' 史 ', ''] },
    });
    expect(made).toMatchObject({
      name: '历史',
      cardType: 'CLOZE',
      cardCount: 0,
      packageAccess: 'AUTHOR',
      owned: { defaultCardType: 'CLOZE', shareStatus: 'OFF' },
      style: { icon: { type: 'emoji', content: '📜' }, themeColor: '#a0B1c2', packageNameTags: ['史'] },
      contentTags: [{ key: 31, rootKey: 3 }],
      shelf: { addedShelfAt: NOW.replace('Z', '.000Z') },
    });
    expect(await titles(made.id)).toEqual(['第 1 章']);
    expect((await read(made.id)).minCardsToLearn).toBe(10);
    expect((await done(`GET ${SOURCE}/packages`)).packages).toMatchObject([{ id: made.id }]);
    const changed = await done(`PATCH ${SOURCE}/packages/${made.id}`, { name: ' 世界史 ' });
    expect(changed).toMatchObject({ name: '世界史', style: made.style });
    expect((await done('GET /v1/tasks')).newbie.stats.ADD_PACKAGE).toBe(1);
  });

  it.each([
    { name: ' ' },
    { name: 'x'.repeat(101) },
    { name: '史', style: { icon: { type: 'emoji', content: '' }, themeColor: '#000000', packageNameTags: [] } },
    { name: '史', style: { icon: { type: 'emoji', content: '🍞' }, themeColor: 'red', packageNameTags: [] } },
    { name: '史', tags: Array.from({ length: 6 }, () => ({ key: 1, rootKey: 1 })) },
  ])('is refused with %j', async (body) => {
    expect((await call(`POST ${SOURCE}/packages`, body)).status).toBe(400);
  });

  it('has a default kind of card; one of one kind only that', async () => {
    const mixed = await done(`POST ${SOURCE}/packages`, { name: '杂' });
    const path = (id: number) => `PUT ${SOURCE}/packages/${id}/default-card-type`;
    expect((await done(path(mixed.id), { cardType: 'WORD' })).owned.defaultCardType).toBe('WORD');
    const { id } = await make();
    expect((await call(path(id), { cardType: 'WORD' })).code).toBe(1213);
  });

  it('is hidden from everybody when it is removed, and comes back for 30 days with what is remembered of it', async () => {
    const { id, chapterId } = await make();
    await fill(id, chapterId, 12);
    const unit = await done('POST /v1/atlas/stages', { packageId: id });
    await done('POST /v1/learn/units/report-complete', completeReport(unit));
    expect((await read(id)).cardCountLearned).toBe(10);
    await done(`DELETE ${SOURCE}/packages/${id}`, {});
    expect((await call(`GET ${SOURCE}/packages/${id}`)).code).toBe(1203);
    expect((await call('POST /v1/atlas/stages', { packageId: id })).code).toBe(1203);
    expect((await done('GET /v1/users/bookshelf')).packages).toEqual([]);
    desk.app.clock.set(DAYS_30_LATER);
    await purgeRemoved({ db: databaseOf(desk.app.source), now: () => new Date(DAYS_30_LATER) });
    const back = await done(`POST ${SOURCE}/packages/${id}/restore`, {});
    expect(back).toMatchObject({ id, cardCount: 12, cardCountLearned: 10 });
    expect((await done('GET /v1/users/bookshelf')).packages).toMatchObject([{ id }]);
    expect((await done(`POST ${SOURCE}/packages/${id}/restore`, {})).id).toBe(id);
  });

  it('is gone with all of it after 30 days', async () => {
    const { id, chapterId } = await make();
    await fill(id, chapterId, 12);
    const unit = await done('POST /v1/atlas/stages', { packageId: id });
    await done('POST /v1/learn/units/report-complete', completeReport(unit));
    await done(`DELETE ${SOURCE}/packages/${id}`, {});
    desk.app.clock.set(DAYS_31_LATER);
    expect((await call(`POST ${SOURCE}/packages/${id}/restore`, {})).code).toBe(1203);
    for (const _ of [1, 2]) await purgeRemoved({ db: databaseOf(desk.app.source), now: () => new Date(DAYS_31_LATER) });
    for (const table of ['card', 'chapter', 'shelf', 'card_memory'])
      expect(await desk.app.sql(`SELECT 1 FROM ${table} WHERE package_id = $1`, [id])).toEqual([]);
    expect(await desk.app.sql('SELECT 1 FROM package WHERE id = $1', [id])).toEqual([]);
  });

  it('that was removed is listed for 30 days, for its author only', async () => {
    const { id } = await make();
    await done(`DELETE ${SOURCE}/packages/${id}`);
    const listed = async (as: Guest = desk.author) =>
      (await done(`GET ${SOURCE}/packages/removed`, undefined, as)).packages as { id: number }[];
    expect(await listed()).toMatchObject([{ id, name: '历史', cardCount: 0, removedAt: NOW.replace('Z', '.000Z') }]);
    expect(await listed(await desk.app.api.guest())).toEqual([]);
    desk.app.clock.set(DAYS_30_LATER);
    expect(await listed()).toHaveLength(1);
    desk.app.clock.set(DAYS_31_LATER);
    expect(await listed()).toEqual([]);
  });

  it('lists what was removed of it for 30 days: chapters with what they took along, and cards whose chapter is there', async () => {
    const { id, chapterId } = await make();
    const second = await done(`POST ${SOURCE}/packages/chapters/${id}`, { title: '二' });
    const below = await done(`POST ${SOURCE}/packages/chapters/${id}`, { title: '三', parentId: second.id });
    const [alone] = await fill(id, chapterId, 1);
    const [inside] = await fill(id, below.id, 2);
    const removed = () => done(`GET ${SOURCE}/packages/${id}/removed`);
    await done(`DELETE ${SOURCE}/cards/${id}/${chapterId}/${alone?.id}`);
    await done(`DELETE ${SOURCE}/cards/${id}/${below.id}/${inside?.id}`);
    expect((await removed()).cards.map((card: { id: number }) => card.id)).toEqual([inside?.id, alone?.id]);
    await done(`DELETE ${SOURCE}/packages/chapters/${id}/${second.id}`);
    expect(await removed()).toMatchObject({
      chapters: [{ id: second.id, title: '二', cardCount: 1 }],
      cards: [{ id: alone?.id, chapterId }],
    });
    await done(`POST ${SOURCE}/packages/chapters/${id}/${second.id}/restore`, {});
    await done(`POST ${SOURCE}/cards/restore`, { packageId: id, cardIds: [inside?.id] });
    expect(await removed()).toMatchObject({ chapters: [], cards: [{ id: alone?.id }] });
    expect(await questions(id, below.id)).toHaveLength(2);
    desk.app.clock.set(DAYS_31_LATER);
    expect(await removed()).toEqual({ chapters: [], cards: [] });
  });

  it('cannot be made without end', async () => {
    await desk.app.sql(
      `INSERT INTO package (hash_id, author_id, name, style, created_at, updated_at)
       SELECT 'many' || $1::int || '-' || n, $1, 'x', '{}', now(), now() FROM generate_series(1, 500) n`,
      [desk.author.user.id],
    );
    expect(await call(`POST ${SOURCE}/packages`, { name: '多' })).toMatchObject({
      code: 1212,
      message: '最多创建 500 个卡包',
    });
  });
});
