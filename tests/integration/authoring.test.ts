import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { databaseOf } from '#server/kernel/database/database.ts';
import { purgeRemoved } from '#server/modules/packages/purge.job.ts';
import { addPackage, mcq } from '#tests/factories/packages.ts';
import { completeReport } from '#tests/factories/units.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';

const NOW = '2027-03-01T08:00:00Z';
const DAYS_30_LATER = '2027-03-31T07:00:00Z';
const DAYS_31_LATER = '2027-04-01T08:00:00Z';
const SOURCE = '/v1/package_source';
let app: TestApp;
let author: Guest;
beforeAll(async () => {
  app = await startTestApp();
});
beforeEach(async () => {
  app.clock.set(NOW);
  author = await app.api.guest();
});
afterAll(() => app.stop());

const call = (route: string, body?: object, as: Guest = author, headers = {}) =>
  app.api.rest(route, body, { as, headers });
const done = async (route: string, body?: object, as: Guest = author) => {
  const reply = await call(route, body, as);
  expect(reply).toMatchObject({ status: 200, code: 0 });
  return reply.data;
};
const text = (question: string) => JSON.stringify(mcq(question));
const make = async (options: object = {}) => {
  const { id } = await done(`POST ${SOURCE}/packages`, { name: '历史', cardType: 'MCQ', ...options });
  return { id: id as number, chapterId: (await chaptersOf(id))[0]?.id as number };
};
interface Chapter {
  id: number;
  title: string;
  parentId: number | null;
  orderKey: string;
  cardCount: number;
}
const read = (id: number, as: Guest = author) => done(`GET ${SOURCE}/packages/${id}`, undefined, as);
const chaptersOf = async (id: number): Promise<Chapter[]> =>
  Object.values((await read(id)).chapters as Record<string, Chapter>).sort((a, b) =>
    a.orderKey < b.orderKey ? -1 : 1,
  );
const titles = async (id: number) => (await chaptersOf(id)).map(({ title }) => title);
const write = (packageId: number, chapterId: number, question: string, more: object = {}) =>
  done(`POST ${SOURCE}/cards`, { packageId, chapterId, content: text(question), ...more });
const fill = async (packageId: number, chapterId: number, count: number, from = 0) =>
  (
    await done(`POST ${SOURCE}/cards/batch`, {
      packageId,
      chapterId,
      cards: Array.from({ length: count }, (_, index) => ({ type: 'MCQ', content: text(`题 ${from + index}`) })),
    })
  ).cards as { id: number }[];
const questions = async (packageId: number, chapterId: number) =>
  (await done(`GET ${SOURCE}/cards/${packageId}/${chapterId}?limit=100`)).cards.map(
    (card: { content: string }) => JSON.parse(card.content).question,
  );
/** What is counted, and what is there. */
const counts = async (packageId: number) => {
  const [row] = await app.sql(
    `SELECT p.card_count AS counted, (SELECT count(*)::int FROM card WHERE package_id = p.id AND removed_at IS NULL) AS cards,
       (SELECT count(*)::int FROM chapter ch WHERE ch.package_id = p.id AND ch.removed_at IS NULL AND card_count <>
         (SELECT count(*) FROM card c WHERE c.chapter_id = ch.id AND c.removed_at IS NULL)) AS "wrongChapters"
     FROM package p WHERE id = $1`,
    [packageId],
  );
  return row as { counted: number; cards: number; wrongChapters: number };
};
const right = async (packageId: number, cards: number) =>
  expect(await counts(packageId)).toEqual({ counted: cards, cards, wrongChapters: 0 });

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
    app.clock.set(DAYS_30_LATER);
    await purgeRemoved({ db: databaseOf(app.source), now: () => new Date(DAYS_30_LATER) });
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
    app.clock.set(DAYS_31_LATER);
    expect((await call(`POST ${SOURCE}/packages/${id}/restore`, {})).code).toBe(1203);
    for (const _ of [1, 2]) await purgeRemoved({ db: databaseOf(app.source), now: () => new Date(DAYS_31_LATER) });
    for (const table of ['card', 'chapter', 'shelf', 'card_memory'])
      expect(await app.sql(`SELECT 1 FROM ${table} WHERE package_id = $1`, [id])).toEqual([]);
    expect(await app.sql('SELECT 1 FROM package WHERE id = $1', [id])).toEqual([]);
  });

  it('that was removed is listed for 30 days, for its author only', async () => {
    const { id } = await make();
    await done(`DELETE ${SOURCE}/packages/${id}`);
    const listed = async (as: Guest = author) =>
      (await done(`GET ${SOURCE}/packages/removed`, undefined, as)).packages as { id: number }[];
    expect(await listed()).toMatchObject([{ id, name: '历史', cardCount: 0, removedAt: NOW.replace('Z', '.000Z') }]);
    expect(await listed(await app.api.guest())).toEqual([]);
    app.clock.set(DAYS_30_LATER);
    expect(await listed()).toHaveLength(1);
    app.clock.set(DAYS_31_LATER);
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
    app.clock.set(DAYS_31_LATER);
    expect(await removed()).toEqual({ chapters: [], cards: [] });
  });

  it('cannot be made without end', async () => {
    await app.sql(
      `INSERT INTO package (hash_id, author_id, name, style, created_at, updated_at)
       SELECT 'many' || $1::int || '-' || n, $1, 'x', '{}', now(), now() FROM generate_series(1, 500) n`,
      [author.user.id],
    );
    expect(await call(`POST ${SOURCE}/packages`, { name: '多' })).toMatchObject({
      code: 1212,
      message: '最多创建 500 个卡包',
    });
  });
});

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
    await app.sql(
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
    await right(id, 0);
    expect((await call(`GET ${SOURCE}/cards/${id}/${chapterId}`)).code).toBe(1202);
    expect((await call(`POST ${SOURCE}/cards`, { packageId: id, chapterId, content: text('迟') })).code).toBe(1202);
    expect((await call(`POST ${SOURCE}/cards/restore`, { packageId: id, cardIds: [first?.id] })).code).toBe(1202);
    const path = `POST ${SOURCE}/packages/chapters/${id}/${chapterId}/restore`;
    expect((await call(`POST ${SOURCE}/packages/chapters/${id}/${below}/restore`, {})).code).toBe(1202);
    for (const _ of [1, 2]) expect(await done(path, {})).toMatchObject({ cardCount: 4 });
    expect(await titles(id)).toEqual(['第 1 章', '下', '后']);
    expect((await read(id)).cardsContentHash).toBe(before.cardsContentHash);
    await right(id, 4);
  });

  it('come back to the top where what was above them is gone', async () => {
    const { id, chapterId } = await make();
    const below = await add(id, '下', chapterId);
    await fill(id, below, 2);
    await done(`DELETE ${SOURCE}/packages/chapters/${id}/${below}`, {});
    await done(`DELETE ${SOURCE}/packages/chapters/${id}/${chapterId}`, {});
    await done(`POST ${SOURCE}/packages/chapters/${id}/${below}/restore`, {});
    expect(await chaptersOf(id)).toMatchObject([{ id: below, parentId: null, cardCount: 2 }]);
    app.clock.set(DAYS_31_LATER);
    expect((await call(`POST ${SOURCE}/packages/chapters/${id}/${chapterId}/restore`, {})).code).toBe(1202);
  });
});

describe('cards', () => {
  it('are written between two, next to one that was removed, and at the end', async () => {
    const { id, chapterId } = await make();
    const a = await write(id, chapterId, 'a');
    const c = await write(id, chapterId, 'c');
    const b = await write(id, chapterId, 'b', { afterCardId: a.id, beforeCardId: c.id });
    expect(b).toMatchObject({ type: 'MCQ', createdType: 'NORMAL', chapterId, authorId: author.user.id });
    await write(id, chapterId, '0', { beforeCardId: a.id });
    expect(await questions(id, chapterId)).toEqual(['0', 'a', 'b', 'c']);
    await done(`DELETE ${SOURCE}/cards/${id}/${chapterId}/${b.id}`, {});
    await write(id, chapterId, 'b2', { afterCardId: b.id });
    expect(await questions(id, chapterId)).toEqual(['0', 'a', 'b2', 'c']);
    await done(`POST ${SOURCE}/cards/restore`, { packageId: id, cardIds: [b.id] });
    expect(await questions(id, chapterId)).toEqual(['0', 'a', 'b', 'b2', 'c']);
    await right(id, 5);
    expect((await done('GET /v1/tasks')).newbie.stats.CREATE_CARD).toBe(5);
  });

  it('keep short keys however often one is written at the same place', async () => {
    const { id, chapterId } = await make();
    const [a, z] = await fill(id, chapterId, 2);
    await app.sql(`UPDATE card SET order_key = 'd0000' || repeat('V', 194) || $2 WHERE id = $1`, [a?.id, 'A']);
    await app.sql(`UPDATE card SET order_key = 'd0000' || repeat('V', 194) || $2 WHERE id = $1`, [z?.id, 'B']);
    for (const question of ['1', '2', '3']) await write(id, chapterId, question, { beforeCardId: z?.id });
    expect(await questions(id, chapterId)).toEqual(['题 0', '1', '2', '3', '题 1']);
    const [longest] = await app.sql<{ length: number }>(
      'SELECT max(length(order_key)) AS length FROM card WHERE chapter_id = $1',
      [chapterId],
    );
    expect(longest?.length).toBeLessThan(12);
  });

  it('of a draft are made once, whatever is sent again', async () => {
    const { id, chapterId } = await make();
    const draft = { draftKey: 'draft-1' };
    const made = await write(id, chapterId, 'a', draft);
    expect((await write(id, chapterId, 'later', draft)).id).toBe(made.id);
    await right(id, 1);
    const batch = {
      packageId: id,
      chapterId,
      cards: [
        { content: text('x'), ...draft },
        { content: text('y'), draftKey: 'draft-2' },
      ],
    };
    const { cards } = await done(`POST ${SOURCE}/cards/batch`, batch);
    expect(cards[0].id).toBe(made.id);
    expect((await done(`POST ${SOURCE}/cards/batch`, batch)).cards.map((card: { id: number }) => card.id)).toEqual(
      cards.map((card: { id: number }) => card.id),
    );
    await right(id, 2);
    const twice = { packageId: id, chapterId, cards: [1, 2].map(() => ({ content: text('z'), draftKey: 'twice' })) };
    expect((await call(`POST ${SOURCE}/cards/batch`, twice)).status).toBe(400);
    await done(`DELETE ${SOURCE}/cards/${id}/${chapterId}/${made.id}`, {});
    expect((await call(`POST ${SOURCE}/cards`, { packageId: id, chapterId, content: text('a'), ...draft })).code).toBe(
      1201,
    );
  });

  it.each([
    ['{"type":"mcq.card",}', '卡片解析失败：从第 20 个字符起不是 JSON', 'input.content'],
    [
      '{"type":"mcq.card","question":"?","options":[{"content":1,"isAnswer":true}]}',
      '卡片解析失败',
      'input.content.options.0.content',
    ],
    ['{"type":"mcq.card","question":" ","options":[]}', '请填写题目', 'input.content.question'],
    [JSON.stringify({ ...mcq('长'.repeat(1003)) }), '最多 1000 字，超出 3 字', 'input.content.question'],
  ])('are refused with where and why: %s', async (content, message, path) => {
    const { id, chapterId } = await make();
    const refused = await call(`POST ${SOURCE}/cards`, { packageId: id, chapterId, content });
    expect(refused).toMatchObject({ code: 1205, message: '卡片内容有误' });
    expect(refused.data.fields[0]).toEqual({ path, message });
    const english = await call(`POST ${SOURCE}/cards`, { packageId: id, chapterId, content }, author, {
      'accept-language': 'en',
    });
    expect(english.message).toBe('The content of the card is not valid');
    expect(english.data.fields[0].message).toMatch(/^[\x20-\x7e]+$/);
    await right(id, 0);
  });

  it('of another kind than the package are refused, and any kind is written in a mixed one', async () => {
    const { id, chapterId } = await make();
    const word = JSON.stringify({ type: 'enWord.card', word: 'bread', definition: '面包' });
    expect((await call(`POST ${SOURCE}/cards`, { packageId: id, chapterId, content: word })).code).toBe(1213);
    const card = await write(id, chapterId, 'a');
    expect((await call(`PUT ${SOURCE}/cards/${card.id}`, { content: word })).code).toBe(1213);
    const mixed = await make({ cardType: null });
    const other = await write(mixed.id, mixed.chapterId, 'a');
    expect((await done(`PUT ${SOURCE}/cards/${other.id}`, { content: word })).type).toBe('WORD');
  });

  it('are not overwritten unseen', async () => {
    const { id, chapterId } = await make();
    const card = await write(id, chapterId, 'a');
    const path = `PUT ${SOURCE}/cards/${card.id}`;
    const hash = (await read(id)).cardsContentHash;
    const mine = await done(path, { content: text('mine'), baseContentHash: card.contentHash });
    expect(mine.contentHash).not.toBe(card.contentHash);
    expect((await read(id)).cardsContentHash).not.toBe(hash);
    const late = await call(path, { content: text('late'), baseContentHash: card.contentHash });
    // How far its reader has come is no part of what was changed.
    const { cardStatus: _, ...stored } = mine;
    expect(late).toMatchObject({ status: 200, code: 1207, message: '卡片已在别处修改', data: stored });
    expect(Object.keys(late.data).sort()).toEqual(Object.keys(stored).sort());
    // A repeat whose answer was lost is no conflict.
    expect((await done(path, { content: text('mine'), baseContentHash: card.contentHash })).content).toBe(mine.content);
    expect((await done(path, { content: text('last') })).content).toContain('last');
    const { errors } = await app.api.graphql(
      `mutation ($id: Int!, $input: UpdateCardInput!) { updateCard(id: $id, input: $input) { id } }`,
      { id: card.id, input: { content: text('late'), baseContentHash: card.contentHash } },
      { as: author },
    );
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'CARD_CHANGED', bizCode: 1207, current: { id: card.id } },
    });
  });

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
    await right(id, 4);
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
    await right(from.id, 10);
    await right(into.id, 4);
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
    app.clock.set('2027-03-02T08:00:00Z');
    const next = await done('POST /v1/atlas/stages', { packageId: id });
    expect(next.schedules.map(({ cardId }: { cardId: number }) => cardId)).not.toContain(gone.cardId);
    await done('POST /v1/learn/units/report-complete', completeReport(next));
    await done(`POST ${SOURCE}/cards/restore`, { packageId: id, cardIds: [gone.cardId] });
    expect((await read(id)).cardCountLearned).toBe(11);
    await right(id, cards.length);
    await done(`POST ${SOURCE}/cards/delete`, { packageId: id, cardIds: [gone.cardId] });
    app.clock.set(DAYS_31_LATER.replace('04-01', '04-02'));
    expect((await call(`POST ${SOURCE}/cards/restore`, { packageId: id, cardIds: [gone.cardId] })).code).toBe(1201);
    await purgeRemoved({ db: databaseOf(app.source), now: () => new Date('2027-04-03T00:00:00Z') });
    expect(await app.sql('SELECT 1 FROM card_memory WHERE card_id = $1', [gone.cardId])).toEqual([]);
    await right(id, 10);
  });

  it('of a removed chapter in a unit under way do not break its report after they are purged', async () => {
    const { id, chapterId } = await make();
    await fill(id, chapterId, 10);
    const unit = await done('POST /v1/atlas/stages', { packageId: id });
    await done(`DELETE ${SOURCE}/packages/${id}`, {});
    app.clock.set(DAYS_31_LATER);
    await purgeRemoved({ db: databaseOf(app.source), now: () => new Date(DAYS_31_LATER) });
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
    await app.sql(
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
    await app.sql('UPDATE package SET card_count = 9999 WHERE id = $1', [id]);
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
    const { id, chapterIds } = await addPackage(app.source);
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
