import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { mcq } from '#tests/factories/packages.ts';
import { type Guest, startTestApp, type TestApp } from './app.ts';

/** When an author begins. */
export const NOW = '2027-03-01T08:00:00Z';
export const SOURCE = '/v1/package_source';

interface Chapter {
  id: number;
  title: string;
  parentId: number | null;
  orderKey: string;
  cardCount: number;
}

/** What an author does over REST, with an account of its own in each test. */
export function authorDesk() {
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
  /** The data of a call that succeeds. */
  const done = async (route: string, body?: object, as: Guest = author) => {
    const reply = await call(route, body, as);
    expect(reply).toMatchObject({ status: 200, code: 0 });
    return reply.data;
  };
  const text = (question: string) => JSON.stringify(mcq(question));
  const read = (id: number, as: Guest = author) => done(`GET ${SOURCE}/packages/${id}`, undefined, as);
  /** In the order of the tree. */
  const chaptersOf = async (id: number): Promise<Chapter[]> =>
    Object.values((await read(id)).chapters as Record<string, Chapter>).sort((a, b) =>
      a.orderKey < b.orderKey ? -1 : 1,
    );
  const titles = async (id: number) => (await chaptersOf(id)).map(({ title }) => title);
  const make = async (options: object = {}) => {
    const { id } = await done(`POST ${SOURCE}/packages`, { name: '历史', cardType: 'MCQ', ...options });
    return { id: id as number, chapterId: (await chaptersOf(id))[0]?.id as number };
  };
  const write = (packageId: number, chapterId: number, question: string, more: object = {}) =>
    done(`POST ${SOURCE}/cards`, { packageId, chapterId, content: text(question), ...more });
  /** Writes many at once. */
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
  /** Holds what is counted of a package against what is there. */
  const expectCards = async (packageId: number, cards: number) => {
    const [counts] = await app.sql(
      `SELECT p.card_count AS counted, (SELECT count(*)::int FROM card WHERE package_id = p.id AND removed_at IS NULL) AS cards,
         (SELECT count(*)::int FROM chapter ch WHERE ch.package_id = p.id AND ch.removed_at IS NULL AND card_count <>
           (SELECT count(*) FROM card c WHERE c.chapter_id = ch.id AND c.removed_at IS NULL)) AS "wrongChapters"
       FROM package p WHERE id = $1`,
      [packageId],
    );
    expect(counts).toEqual({ counted: cards, cards, wrongChapters: 0 });
  };
  return {
    get app() {
      return app;
    },
    get author() {
      return author;
    },
    call,
    done,
    text,
    read,
    chaptersOf,
    titles,
    make,
    write,
    fill,
    questions,
    expectCards,
  };
}
