import { describe, expect, it } from 'vitest';
import { mcq } from '#tests/factories/packages.ts';
import { authorDesk, SOURCE } from '#tests/support/author-desk.ts';

const desk = authorDesk();
const { call, done, text, read, make, write, fill, questions, expectCards } = desk;

describe('cards', () => {
  it('are written between two, next to one that was removed, and at the end', async () => {
    const { id, chapterId } = await make();
    const a = await write(id, chapterId, 'a');
    const c = await write(id, chapterId, 'c');
    const b = await write(id, chapterId, 'b', { afterCardId: a.id, beforeCardId: c.id });
    expect(b).toMatchObject({ type: 'MCQ', createdType: 'NORMAL', chapterId, authorId: desk.author.user.id });
    await write(id, chapterId, '0', { beforeCardId: a.id });
    expect(await questions(id, chapterId)).toEqual(['0', 'a', 'b', 'c']);
    await done(`DELETE ${SOURCE}/cards/${id}/${chapterId}/${b.id}`, {});
    await write(id, chapterId, 'b2', { afterCardId: b.id });
    expect(await questions(id, chapterId)).toEqual(['0', 'a', 'b2', 'c']);
    await done(`POST ${SOURCE}/cards/restore`, { packageId: id, cardIds: [b.id] });
    expect(await questions(id, chapterId)).toEqual(['0', 'a', 'b', 'b2', 'c']);
    await expectCards(id, 5);
    expect((await done('GET /v1/tasks')).newbie.stats.CREATE_CARD).toBe(5);
  });

  it('keep short keys however often one is written at the same place', async () => {
    const { id, chapterId } = await make();
    const [a, z] = await fill(id, chapterId, 2);
    await desk.app.sql(`UPDATE card SET order_key = 'd0000' || repeat('V', 194) || $2 WHERE id = $1`, [a?.id, 'A']);
    await desk.app.sql(`UPDATE card SET order_key = 'd0000' || repeat('V', 194) || $2 WHERE id = $1`, [z?.id, 'B']);
    for (const question of ['1', '2', '3']) await write(id, chapterId, question, { beforeCardId: z?.id });
    expect(await questions(id, chapterId)).toEqual(['题 0', '1', '2', '3', '题 1']);
    const [longest] = await desk.app.sql<{ length: number }>(
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
    await expectCards(id, 1);
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
    await expectCards(id, 2);
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
    const english = await call(`POST ${SOURCE}/cards`, { packageId: id, chapterId, content }, desk.author, {
      'accept-language': 'en',
    });
    expect(english.message).toBe('The content of the card is not valid');
    expect(english.data.fields[0].message).toMatch(/^[\x20-\x7e]+$/);
    await expectCards(id, 0);
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
    const { errors } = await desk.app.api.graphql(
      `mutation ($id: Int!, $input: UpdateCardInput!) { updateCard(id: $id, input: $input) { id } }`,
      { id: card.id, input: { content: text('late'), baseContentHash: card.contentHash } },
      { as: desk.author },
    );
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'CARD_CHANGED', bizCode: 1207, current: { id: card.id } },
    });
  });
});
