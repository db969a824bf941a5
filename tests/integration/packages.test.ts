import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadStarterPackages } from '#server/database/content.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { addPackage, mcq, packageFile } from '#tests/factories/packages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
const get = (guest: Guest | undefined, path: string, headers = {}) =>
  app.api.rest(`GET ${path}`, undefined, { as: guest, headers });
const getPackage = async (guest: Guest, id: number, headers = {}) =>
  (await get(guest, `/v1/package_source/packages/${id}`, headers)).data;
const addToShelf = (guest: Guest, packageId: number) =>
  app.api.rest('POST /v1/users/bookshelf', { packageId }, { as: guest });
const unshare = (id: number) => app.source.query("UPDATE package SET share_status = 'OFF' WHERE id = $1", [id]);
const own = (id: number, guest: Guest) =>
  app.source.query('UPDATE package SET author_id = $2 WHERE id = $1', [id, guest.user.id]);

describe('loading starter packages', () => {
  const counts = async () =>
    (
      await app.source.query(`SELECT (SELECT count(*)::int FROM package WHERE slug NOT LIKE 'test-%') AS packages,
        (SELECT count(*)::int FROM users WHERE 'system' = ANY (roles)) AS authors,
        (SELECT sum(card_count)::int FROM package WHERE slug NOT LIKE 'test-%') AS announced,
        (SELECT count(*)::int FROM card c JOIN package p ON p.id = c.package_id
         WHERE p.slug NOT LIKE 'test-%' AND c.removed_at IS NULL) AS cards`)
    )[0];

  it('makes five packages of one system author, once, also when several processes start together', async () => {
    const db = databaseOf(app.source);
    await Promise.all(Array.from({ length: 4 }, () => loadStarterPackages(db, new Date())));
    const first = await counts();
    expect(first).toMatchObject({ packages: 5, authors: 1 });
    expect(first.cards).toBeGreaterThanOrEqual(280);
    expect(first.announced).toBe(first.cards);
    await loadStarterPackages(db, new Date());
    expect(await counts()).toEqual(first);
  });

  it('changes a card in place by its key, keeps what is remembered, and hides what is gone', async () => {
    const guest = await app.api.guest();
    const file = packageFile({ chapters: [12, 2] });
    const { id } = await addPackage(app.source, file);
    const cards = () =>
      app.source.query('SELECT id, key, content, removed_at, updated_at FROM card WHERE package_id = $1 ORDER BY id', [
        id,
      ]);
    const before = await cards();
    await app.source.query(
      `INSERT INTO card_memory (user_id, card_id, package_id, stability, difficulty, last_day, first_rating, last_rating,
         day_ratings, learn_times)
       SELECT $1, id, package_id, 5, 5, '2026-01-01', 3, 3, 1, 2 FROM card WHERE package_id = $2`,
      [guest.user.id, id],
    );
    const [chapter] = file.chapters;
    const changed = {
      ...file,
      chapters: [
        {
          ...chapter,
          title: '新章',
          cards: [{ key: 'card-0-0', content: mcq('改过') }, ...(chapter?.cards.slice(1) ?? [])],
        },
      ],
    } as typeof file;
    await addPackage(app.source, changed);
    const after = await cards();
    expect(after.map((card: { id: number }) => card.id)).toEqual(before.map((card: { id: number }) => card.id));
    expect(after[0].content).toContain('改过');
    expect(after[1].updated_at).toEqual(before[1].updated_at);
    expect(
      after.filter((card: { removed_at: Date | null }) => card.removed_at).map((card: { key: string }) => card.key),
    ).toEqual(['card-1-0', 'card-1-1']);
    expect(await getPackage(guest, id)).toMatchObject({ cardCount: 12, cardCountLearned: 12 });
    const [memory] = await app.source.query('SELECT count(*)::int AS n FROM card_memory WHERE user_id = $1', [
      guest.user.id,
    ]);
    expect(memory.n).toBe(14);
  });

  it('leaves nothing behind of a file with a card that is not valid', async () => {
    const file = packageFile();
    file.chapters[0]?.cards.push({ key: 'broken', content: { type: 'mcq.card', question: '', options: [] } });
    await expect(addPackage(app.source, file)).rejects.toThrow(/chapter-0\/broken/);
    expect(await app.source.query('SELECT id FROM package WHERE slug = $1', [file.slug])).toEqual([]);
  });
});

describe('package', () => {
  it('shows chapters with counts, access and a name in the language of the caller', async () => {
    const guest = await app.api.guest();
    const file = packageFile({ chapters: [12, 3] });
    const { id, chapterIds } = await addPackage(app.source, file);
    const seen = await getPackage(guest, id);
    expect(seen).toMatchObject({
      name: file.name.zh,
      cardType: 'MCQ',
      cardCount: 15,
      cardCountLearned: 0,
      packageAccess: 'UNLOCK',
      owned: null,
      shelf: null,
      trailStatus: { trailCount: 0, trailLimit: 2 },
      chapterCardsCount: { [chapterIds[0] as number]: 12, [chapterIds[1] as number]: 3 },
    });
    expect(Object.keys(seen.chapters)).toEqual(chapterIds.map(String));
    expect((await getPackage(guest, id, { 'accept-language': 'en' })).name).toBe(file.name.en);
  });

  it('tells the author, a trial, an unlocked package and VIP apart', async () => {
    const [guest, author] = [await app.api.guest(), await app.api.guest()];
    const { id } = await addPackage(app.source, { unlockDiamondRequirement: 100 });
    expect((await getPackage(guest, id)).packageAccess).toBeNull();
    await app.source.query("UPDATE users SET vip_expire_at = '2100-01-01' WHERE id = $1", [guest.user.id]);
    expect((await getPackage(guest, id)).packageAccess).toBe('VIP');
    await app.source.query('INSERT INTO package_unlock VALUES ($1, $2, now())', [guest.user.id, id]);
    expect((await getPackage(guest, id)).packageAccess).toBe('UNLOCK');
    await own(id, author);
    expect(await getPackage(author, id)).toMatchObject({
      packageAccess: 'AUTHOR',
      owned: { shareStatus: 'COMMUNITY' },
    });
    const { packages } = (await get(author, '/v1/package_source/packages')).data;
    expect(packages.map((item: { id: number }) => item.id)).toEqual([id]);
  });

  it('names its cards to its author only, and has a hash that follows each of them', async () => {
    const [guest, author] = [await app.api.guest(), await app.api.guest()];
    const { id, chapterIds } = await addPackage(app.source, { chapters: [2, 1] });
    const before = await getPackage(guest, id);
    expect(before.chapterCardIds).toBeNull();
    await own(id, author);
    const { chapterCardIds, cardsContentHash } = await getPackage(author, id);
    const ids = await app.source.query('SELECT id FROM card WHERE package_id = $1 ORDER BY id', [id]);
    const [one, two, three] = ids.map((row: { id: number }) => row.id);
    expect(chapterCardIds).toEqual({ [chapterIds[0] as number]: [one, two], [chapterIds[1] as number]: [three] });
    expect(cardsContentHash).toBe(before.cardsContentHash);
    const hashes = new Set([cardsContentHash]);
    for (const change of ["content_hash = 'other'", "order_key = 'e0000'", 'removed_at = now()']) {
      await app.source.query(`UPDATE card SET ${change} WHERE id = $1`, [two]);
      hashes.add((await getPackage(author, id)).cardsContentHash);
    }
    expect(hashes.size).toBe(4);
  });

  it('is 1203 where it does not exist, and where it is not shared', async () => {
    const guest = await app.api.guest();
    const { id } = await addPackage(app.source);
    expect(await get(guest, '/v1/package_source/packages/999999')).toMatchObject({
      status: 200,
      code: 1203,
      data: null,
    });
    await unshare(id);
    expect((await get(guest, `/v1/package_source/packages/${id}`)).code).toBe(1203);
    expect((await addToShelf(guest, id)).code).toBe(1203);
    await own(id, guest);
    expect((await get(guest, `/v1/package_source/packages/${id}`)).code).toBe(0);
  });
});

describe('cards', () => {
  const cards = (guest: Guest, packageId: number, chapterId: number, after?: number) =>
    get(
      guest,
      `/v1/package_source/cards/${packageId}/${chapterId}${after === undefined ? '' : `?afterCardId=${after}`}`,
    );

  it('come 50 at a time in their order', async () => {
    const guest = await app.api.guest();
    const { id, chapterIds } = await addPackage(app.source, { chapters: [120, 1] });
    const questions: string[] = [];
    let after: number | undefined;
    for (const expected of [50, 50, 20]) {
      const { data } = await cards(guest, id, chapterIds[0] as number, after);
      expect(data.cards).toHaveLength(expected);
      expect(data.hasMore).toBe(expected === 50);
      questions.push(...data.cards.map((card: { content: string }) => JSON.parse(card.content).question));
      after = data.cards.at(-1).id;
    }
    expect(questions).toEqual(Array.from({ length: 120 }, (_, index) => `0-${index}`));
    const { data } = await cards(guest, id, chapterIds[0] as number, after);
    expect(data).toEqual({ cards: [], hasMore: false });
  });

  it('on trial are the preview cards of the package, whatever chapter they stand in', async () => {
    const guest = await app.api.guest();
    const paid = await addPackage(app.source, { unlockDiamondRequirement: 10, chapters: [3, 12] });
    const [first, second] = paid.chapterIds as [number, number];
    const shown = async (chapter: number, after?: number) => {
      const { code, data } = await cards(guest, paid.id, chapter, after);
      expect(code).toBe(0);
      return data;
    };
    expect((await shown(first)).cards).toHaveLength(3);
    const rest = await shown(second);
    expect(rest).toMatchObject({ cards: [{}, {}], hasMore: false });
    expect(rest.cards).toHaveLength(2);
    expect(await shown(second, rest.cards[1].id)).toEqual({ cards: [], hasMore: false });
    await app.sql('INSERT INTO package_unlock (user_id, package_id, unlocked_at) VALUES ($1, $2, now())', [
      guest.user.id,
      paid.id,
    ]);
    expect((await shown(second)).cards).toHaveLength(12);
  });

  it('are refused for a foreign chapter and a foreign card', async () => {
    const guest = await app.api.guest();
    const one = await addPackage(app.source, { chapters: [12, 12] });
    const paid = await addPackage(app.source, { unlockDiamondRequirement: 10 });
    const [first, second] = one.chapterIds as [number, number];
    const { data } = await cards(guest, one.id, second);
    expect((await cards(guest, one.id, first, data.cards[0].id)).code).toBe(1201);
    expect((await cards(guest, one.id, paid.chapterIds[0] as number)).code).toBe(1202);
    expect((await cards(guest, 999_999, first)).code).toBe(1203);
  });
});

describe('recommended packages', () => {
  it('are filtered by subject or root, best first, and paged', async () => {
    const guest = await app.api.guest();
    const tags = [{ key: 7701, rootKey: 7700 }];
    const [a, b, c] = [
      await addPackage(app.source, { contentTags: tags }),
      await addPackage(app.source, { contentTags: tags }),
      await addPackage(app.source, { contentTags: [{ key: 7702, rootKey: 7700 }] }),
    ];
    await app.source.query('UPDATE package SET rank_score = 9 WHERE id = $1', [b.id]);
    const list = async (query: string) =>
      (await get(guest, `/v1/package_source/packages/recommend?${query}`)).data as {
        packages: { id: number; addedShelf: boolean; authorInfo: { nickname: string } }[];
        total: number;
      };
    expect((await list('contentTagKey=7701')).packages.map(({ id }) => id)).toEqual([b.id, a.id]);
    const all = await list('contentTagKey=7700');
    expect(all.packages.map(({ id }) => id)).toEqual([b.id, c.id, a.id]);
    expect(all.packages[0]).toMatchObject({ addedShelf: false, authorInfo: { nickname: '面包地图' } });
    await addToShelf(guest, a.id);
    const second = await list('contentTagKey=7700&offset=2&limit=1');
    expect(second).toMatchObject({ total: 3, offset: 2, limit: 1, packages: [{ id: a.id, addedShelf: true }] });
    expect(await list('contentTagKey=7700&offset=50')).toMatchObject({ total: 3, packages: [] });
    await unshare(c.id);
    expect((await list('contentTagKey=7700')).total).toBe(2);
  });

  it.each(['offset=-1', 'limit=0', 'limit=101', 'limit=x', 'offset=1000001', 'contentTagKey=99999999999'])(
    '%s is refused',
    async (query) => {
      const guest = await app.api.guest();
      expect((await get(guest, `/v1/package_source/packages/recommend?${query}`)).status).toBe(400);
    },
  );
});

describe('public package', () => {
  it('is there for visitors, with the first cards only', async () => {
    const guest = await app.api.guest();
    const { id, hashId, authorId } = await addPackage(app.source, { chapters: [3, 30] });
    const path = `/public/package_source/packages/${hashId}`;
    expect((await get(undefined, path)).data).toMatchObject({
      id,
      hashId,
      addedShelf: false,
      isOwn: false,
      authorInfo: { id: authorId },
    });
    const questions = async (as?: Guest) =>
      (await get(as, `${path}/cards/preview`)).data.cardResponses.map(
        (card: { content: string }) => JSON.parse(card.content).question,
      );
    expect(await questions()).toEqual(['0-0', '0-1', '0-2', '1-0', '1-1']);
    expect(await questions(guest)).toHaveLength(5);
    await app.source.query('UPDATE users SET email = $2 WHERE id = $1', [
      guest.user.id,
      `${guest.user.id}@example.com`,
    ]);
    expect(await questions(guest)).toHaveLength(20);
    await addToShelf(guest, id);
    expect((await get(guest, path)).data.addedShelf).toBe(true);
  });

  it('is found by its number too, unless only those with its link are to find it', async () => {
    const guest = await app.api.guest();
    const { id, hashId } = await addPackage(app.source, { chapters: [3] });
    const path = `/public/package_source/packages/${id}`;
    expect((await get(undefined, path)).data).toMatchObject({ id, hashId });
    expect((await get(undefined, `${path}/cards/preview`)).data.cardResponses).toHaveLength(3);
    await app.source.query("UPDATE package SET share_status = 'SHARED' WHERE id = $1", [id]);
    expect((await get(guest, path)).code).toBe(1203);
    expect((await get(guest, `${path}/cards/preview`)).code).toBe(1203);
    expect((await get(guest, `/public/package_source/packages/${hashId}`)).data.id).toBe(id);
    await addToShelf(guest, id);
    expect((await get(guest, path)).data.id).toBe(id);
    for (const number of ['0', '-1', '999999999', '99999999999999'])
      expect((await get(guest, `/public/package_source/packages/${number}`)).code).toBe(1203);
  });

  it('is 1203 while it is not shared, except for its author', async () => {
    const guest = await app.api.guest();
    const { id, hashId } = await addPackage(app.source);
    const path = `/public/package_source/packages/${hashId}`;
    await unshare(id);
    expect((await get(undefined, path)).code).toBe(1203);
    expect((await get(guest, `${path}/cards/preview`)).code).toBe(1203);
    expect((await get(guest, '/public/package_source/packages/nothing')).code).toBe(1203);
    await own(id, guest);
    expect((await get(guest, path)).data.isOwn).toBe(true);
    expect((await get(guest, `/public/package_source/packages/${'x'.repeat(65)}`)).status).toBe(400);
  });
});

describe('shelf', () => {
  const shelf = async (guest: Guest) =>
    (await get(guest, '/v1/users/bookshelf')).data.packages.map((item: { id: number }) => item.id);

  it('holds a package once, latest first, and forgets it on removal', async () => {
    const guest = await app.api.guest();
    const [a, b] = [await addPackage(app.source), await addPackage(app.source)];
    await Promise.all(Array.from({ length: 8 }, () => addToShelf(guest, a.id)));
    const added = await addToShelf(guest, b.id);
    expect(added.data).toMatchObject({ id: b.id, shelf: { addedShelfAt: expect.any(String) } });
    expect(await shelf(guest)).toEqual([b.id, a.id]);
    const { data } = await get(guest, '/v1/tasks');
    expect(data.newbie.stats.ADD_PACKAGE).toBeGreaterThanOrEqual(1);
    for (const _ of [1, 2])
      expect((await app.api.rest(`DELETE /v1/users/pkg/${b.id}`, {}, { as: guest })).code).toBe(0);
    expect(await shelf(guest)).toEqual([a.id]);
    expect((await addToShelf(guest, 999_999)).code).toBe(1203);
  });

  it('keeps a package that is no longer shared', async () => {
    const guest = await app.api.guest();
    const { id } = await addPackage(app.source);
    await addToShelf(guest, id);
    await unshare(id);
    expect(await shelf(guest)).toEqual([id]);
    expect((await getPackage(guest, id)).id).toBe(id);
  });
});
