import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mcq } from '#tests/factories/packages.ts';
import { type Arena, ATTEMPTS, openArena, type Racer } from './arena.ts';

const TIMES = 20;
let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

interface Author extends Racer {
  packageId: number;
  chapterId: number;
  /** Two cards between which everybody writes. */
  first: number;
  last: number;
}

const content = (question: string) => JSON.stringify(mcq(question));

/** Accounts with a package of two cards. */
async function authors(count: number): Promise<Author[]> {
  const made: Author[] = [];
  for (const racer of await arena.racers(count)) {
    const post = async (path: string, body: object) =>
      (await arena.clientFor(0).call(`POST /v1/package_source${path}`, body, { token: racer.token })).data;
    const pkg = await post('/packages', { name: '赛', cardType: 'MCQ' });
    const place = { packageId: pkg.id as number, chapterId: Number(Object.keys(pkg.chapters)[0]) };
    const { cards } = await post('/cards/batch', { ...place, cards: ['a', 'z'].map((q) => ({ content: content(q) })) });
    made.push({ ...racer, ...place, first: cards[0].id, last: cards[1].id });
  }
  return made;
}

/** What is wrong with packages: counts that are not those of the cards, and keys that stand twice in a chapter. */
const wrong = (ids: number[]) =>
  arena.sql(
    `SELECT p.id FROM package p WHERE p.id = ANY ($1) AND (
       p.card_count <> (SELECT count(*) FROM card WHERE package_id = p.id AND removed_at IS NULL)
       OR EXISTS (SELECT FROM chapter ch WHERE ch.package_id = p.id AND ch.card_count <>
         (SELECT count(*) FROM card c WHERE c.chapter_id = ch.id AND c.removed_at IS NULL))
       OR EXISTS (SELECT FROM card c WHERE c.package_id = p.id GROUP BY chapter_id, order_key HAVING count(*) > 1))`,
    [ids],
  );
const idsOf = (list: Author[]) => list.map(({ packageId }) => packageId);

describe('authors in several windows on several processes', { timeout: 300_000 }, () => {
  const some = Math.max(2, ATTEMPTS / 50 / TIMES);

  it('two windows that write at one place both succeed, each card once and between the two', async () => {
    const racers = await authors(some);
    await arena.storm(
      racers,
      TIMES,
      ({ token, packageId, chapterId, first, last }) =>
        (client, index) => {
          const place = { packageId, chapterId, afterCardId: first, beforeCardId: last };
          return client.call('POST /v1/package_source/cards', { ...place, content: content(`${index}`) }, { token });
        },
      (replies) => expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 0)),
    );
    expect(await wrong(idsOf(racers))).toEqual([]);
    for (const { chapterId, first, last } of racers) {
      const ids = (
        await arena.sql<{ id: number }>('SELECT id FROM card WHERE chapter_id = $1 ORDER BY order_key, id', [chapterId])
      ).map(({ id }) => id);
      expect(ids).toHaveLength(TIMES + 2);
      expect([ids[0], ids.at(-1)]).toEqual([first, last]);
    }
  });

  it('a draft that is sent again and again becomes one card', async () => {
    const racers = await authors(some);
    await arena.storm(
      racers,
      TIMES,
      ({ token, packageId, chapterId }) =>
        (client) =>
          client.call(
            'POST /v1/package_source/cards',
            { packageId, chapterId, content: content('one'), draftKey: 'a draft' },
            { token },
          ),
      (replies) => {
        expect(replies.map(({ code }) => code)).toEqual(replies.map(() => 0));
        expect(new Set(replies.map(({ data }) => data.id)).size).toBe(1);
      },
    );
    expect(await wrong(idsOf(racers))).toEqual([]);
    expect(
      await arena.sql(
        'SELECT package_id FROM card WHERE package_id = ANY ($1) GROUP BY package_id HAVING count(*) <> 3',
        [idsOf(racers)],
      ),
    ).toEqual([]);
  });

  it('of changes that began from one content, one is kept and the others are told of it', async () => {
    const racers = await authors(some);
    const hashes = new Map(
      (
        await arena.sql<{ id: number; hash: string }>('SELECT id, content_hash AS hash FROM card WHERE id = ANY ($1)', [
          racers.map(({ first }) => first),
        ])
      ).map(({ id, hash }) => [id, hash]),
    );
    await arena.storm(
      racers,
      TIMES,
      ({ token, first }) =>
        (client, index) =>
          client.call(
            `PUT /v1/package_source/cards/${first}`,
            { content: content(`mine ${index}`), baseContentHash: hashes.get(first) },
            { token },
          ),
      (replies) => {
        const kept = replies.filter(({ code }) => code === 0);
        expect(kept).toHaveLength(1);
        for (const { code, data } of replies.filter((reply) => reply.code !== 0))
          expect([code, data.contentHash]).toEqual([1207, kept[0]?.data.contentHash]);
      },
    );
  });

  it('counts stay right while cards are written, removed, brought back, copied and moved between packages', async () => {
    const racers = await authors(some);
    const others = new Map<number, Author>();
    for (const racer of racers) {
      const { data } = await arena
        .clientFor(0)
        .call('POST /v1/package_source/packages', { name: '另', cardType: 'MCQ' }, { token: racer.token });
      others.set(racer.id, { ...racer, packageId: data.id, chapterId: Number(Object.keys(data.chapters)[0]) });
    }
    await arena.storm(
      racers,
      TIMES,
      (racer) => (client, index) => {
        const { token, packageId, chapterId, first, last } = racer;
        const other = others.get(racer.id) as Author;
        const ways: [string, object][] = [
          ['cards', { packageId, chapterId, content: content(`${index}`) }],
          ['cards/delete', { packageId, cardIds: [first] }],
          ['cards/restore', { packageId, cardIds: [first] }],
          ['cards/copy', { cardIds: [last], chapterId: other.chapterId }],
          ['packages/move-cards', { cardIds: [last], targetChapterId: index % 2 ? other.chapterId : chapterId }],
          [`packages/chapters/${packageId}`, { title: 'x' }],
        ];
        const [path, body] = ways[index % ways.length] as [string, object];
        return client.call(`POST /v1/package_source/${path}`, body, { token });
      },
      // A card that another window removed a moment ago is gone.
      (replies) => expect(replies.filter(({ code }) => code !== 0 && code !== 1201)).toEqual([]),
    );
    expect(await wrong([...idsOf(racers), ...[...others.values()].map(({ packageId }) => packageId)])).toEqual([]);
  });
});
