import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mcq } from '#tests/factories/packages.ts';
import { type Guest, startTestApp, type TestApp } from '#tests/support/app.ts';
import { scaled } from '#tests/support/scale.ts';

const SEQUENCES = Number(process.env.PROOF_SEQUENCES ?? scaled(200, 5000));
const SOURCE = '/v1/package_source';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

/** What an author believes to have written. */
interface Book {
  chapters: { id: number; level: number; cards: { id: number; text: string }[] }[];
  words: number;
}
interface Desk {
  author: Guest;
  packageId: number;
}
type Command = fc.AsyncCommand<Book, Desk>;

const send = async ({ author }: Desk, route: string, body?: object) => {
  const { code, data } = await app.api.rest(route, body, { as: author });
  expect([route, code]).toEqual([route, 0]);
  return data;
};
const pick = <T>(list: readonly T[], at: number): T => list[at % list.length] as T;
const content = (text: string) => JSON.stringify(mcq(text));

/** The server has the chapters and cards of the book in its order, and counts them as they are. */
async function compare(book: Book, desk: Desk): Promise<void> {
  const pkg = await send(desk, `GET ${SOURCE}/packages/${desk.packageId}`);
  const chapters = Object.values(pkg.chapters as Record<string, { id: number; orderKey: string; cardCount: number }>)
    .sort((a, b) => (a.orderKey < b.orderKey ? -1 : 1))
    .map(({ id, cardCount }) => ({ id, cards: pkg.chapterCardIds[id] ?? [], cardCount }));
  expect(chapters).toEqual(
    book.chapters.map(({ id, cards }) => ({ id, cards: cards.map((card) => card.id), cardCount: cards.length })),
  );
  expect(pkg.cardCount).toBe(book.chapters.reduce((sum, { cards }) => sum + cards.length, 0));
}

const command = (name: string, run: (book: Book, desk: Desk) => Promise<void>): Command => ({
  check: () => true,
  run: async (book, desk) => {
    await run(book, desk);
    await compare(book, desk);
  },
  toString: () => name,
});

const addChapter = command('add a chapter', async (book, desk) => {
  const { id } = await send(desk, `POST ${SOURCE}/packages/chapters/${desk.packageId}`, { title: '章' });
  book.chapters.push({ id, level: 1, cards: [] });
});
const addBelow = (at: number) =>
  command(`add a chapter below ${at}`, async (book, desk) => {
    const index = at % Math.max(1, book.chapters.length);
    const above = book.chapters[index];
    if (!above || above.level === 5) return;
    const path = `POST ${SOURCE}/packages/chapters/${desk.packageId}`;
    const { id } = await send(desk, path, { title: '下', parentId: above.id });
    let end = index + 1;
    while ((book.chapters[end]?.level ?? 0) > above.level) end++;
    book.chapters.splice(end, 0, { id, level: above.level + 1, cards: [] });
  });
/** Removes a chapter with all below it, and brings it back at once or not at all. */
const removeChapter = (at: number, back: boolean) =>
  command(`remove chapter ${at}${back ? ' and bring it back' : ''}`, async (book, desk) => {
    if (book.chapters.length === 0) return;
    const index = at % book.chapters.length;
    const { id, level } = pick(book.chapters, at);
    await send(desk, `DELETE ${SOURCE}/packages/chapters/${desk.packageId}/${id}`, {});
    if (back) return void (await send(desk, `POST ${SOURCE}/packages/chapters/${desk.packageId}/${id}/restore`, {}));
    let end = index + 1;
    while ((book.chapters[end]?.level ?? 0) > level) end++;
    book.chapters.splice(index, end - index);
  });
const write = (at: number, place: number, count: number) =>
  command(`write ${count} in ${at} at ${place}`, async (book, desk) => {
    if (book.chapters.length === 0) return;
    const { id: chapterId, cards } = pick(book.chapters, at);
    const index = place % (cards.length + 1);
    const beforeCardId = cards[index]?.id ?? null;
    const texts = Array.from({ length: count }, () => `${++book.words}`);
    const made = await send(desk, `POST ${SOURCE}/cards/batch`, {
      packageId: desk.packageId,
      chapterId,
      beforeCardId,
      cards: texts.map((text) => ({ content: content(text) })),
    });
    cards.splice(index, 0, ...texts.map((text, n) => ({ id: made.cards[n].id as number, text })));
  });
const move = (from: number, card: number, to: number, place: number) =>
  command(`move ${card} of ${from} to ${place} of ${to}`, async (book, desk) => {
    if (book.chapters.length === 0) return;
    const source = pick(book.chapters, from);
    const target = pick(book.chapters, to);
    if (source.cards.length === 0) return;
    const moved = pick(source.cards, card);
    const before = target.cards.filter(({ id }) => id !== moved.id)[place];
    await send(desk, `POST ${SOURCE}/packages/move-card`, {
      sourcePkgId: desk.packageId,
      sourceChapterId: source.id,
      cardId: moved.id,
      targetChapterId: target.id,
      beforeCardId: before?.id ?? null,
    });
    source.cards.splice(source.cards.indexOf(moved), 1);
    target.cards.splice(before ? target.cards.indexOf(before) : target.cards.length, 0, moved);
  });
/** Removes a card and brings it back, which leaves all as it was; or leaves it removed. */
const remove = (at: number, card: number, back: boolean) =>
  command(`remove ${card} of ${at}${back ? ' and bring it back' : ''}`, async (book, desk) => {
    if (book.chapters.length === 0) return;
    const chapter = pick(book.chapters, at);
    if (chapter.cards.length === 0) return;
    const { id } = pick(chapter.cards, card);
    await send(desk, `DELETE ${SOURCE}/cards/${desk.packageId}/${chapter.id}/${id}`, {});
    if (back) await send(desk, `POST ${SOURCE}/cards/restore`, { packageId: desk.packageId, cardIds: [id] });
    else chapter.cards = chapter.cards.filter((one) => one.id !== id);
  });
const change = (at: number, card: number) =>
  command(`change ${card} of ${at}`, async (book, desk) => {
    if (book.chapters.length === 0) return;
    const { cards } = pick(book.chapters, at);
    if (cards.length === 0) return;
    const changed = pick(cards, card);
    changed.text = `${++book.words}`;
    const { content: kept } = await send(desk, `PUT ${SOURCE}/cards/${changed.id}`, { content: content(changed.text) });
    expect(JSON.parse(kept).question).toBe(changed.text);
  });

const place = fc.nat(20);
const anyCommands = fc.commands(
  [
    fc.constant(addChapter),
    place.map(addBelow),
    fc.tuple(place, fc.boolean()).map((args) => removeChapter(...args)),
    fc.tuple(place, place, fc.integer({ min: 1, max: 4 })).map((args) => write(...args)),
    fc.tuple(place, place, fc.integer({ min: 1, max: 4 })).map((args) => write(...args)),
    fc.tuple(place, place, place, place).map((args) => move(...args)),
    fc.tuple(place, place, fc.boolean()).map((args) => remove(...args)),
    fc.tuple(place, place).map((args) => change(...args)),
  ],
  { maxCommands: 25 },
);

describe('a package and what its author believes to have written', { timeout: 7_200_000 }, () => {
  it(`agree after every step of ${SEQUENCES} random sequences`, async () => {
    const author = await app.api.guest();
    await fc.assert(
      fc.asyncProperty(anyCommands, async (commands) => {
        const { id, chapters } = await send({ author, packageId: 0 }, `POST ${SOURCE}/packages`, {
          name: '书',
          cardType: 'MCQ',
        });
        const [first] = Object.keys(chapters).map(Number);
        const book: Book = { chapters: [{ id: first as number, level: 1, cards: [] }], words: 0 };
        await fc.asyncModelRun(() => ({ model: book, real: { author, packageId: id } }), commands);
        await send({ author, packageId: id }, `DELETE ${SOURCE}/packages/${id}`, {});
      }),
      { numRuns: SEQUENCES },
    );
  });
});
