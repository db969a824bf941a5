import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CHALLENGES_AT_ONCE, LEVELS_AT_ONCE } from '#client/features/atlas/pages.ts';
import { PAGE_SIZE_MAX } from '#domain/limits.ts';
import { atlasStages } from '#server/modules/atlas/atlas.service.ts';
import { challengeStages } from '#server/modules/challenges/challenge.service.ts';
import { addPackage } from '#tests/factories/packages.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { contextOf } from '#tests/support/service-context.ts';
import { statementsOf } from '#tests/support/statements.ts';

const FEW = 20;
/** Levels whose challenges fill a page. */
const SOME = 340;
const MANY = 2_000;

let app: TestApp;
type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
let few: Guest;
let some: Guest;
let many: Guest;

/** A guest who has completed so many levels, with all stars of the challenges behind them. */
async function learnerOf(levels: number, packageId: number): Promise<Guest> {
  const guest = await app.api.guest();
  await app.source.query(
    `INSERT INTO stage (user_id, level, package_id, completed_at, star, grade)
     SELECT $1, level, $2, '2027-01-01T00:00:00Z', 3, 'PERFECT' FROM generate_series(1, $3::int) level`,
    [guest.user.id, packageId, levels],
  );
  await app.source.query(
    `INSERT INTO challenge (user_id, "index", star) SELECT $1, n, 3 FROM generate_series(1, $2::int) n`,
    [guest.user.id, Math.floor(levels / 10) * 3],
  );
  return guest;
}

beforeAll(async () => {
  app = await startTestApp();
  const { id } = await addPackage(app.source, { chapters: [12] });
  few = await learnerOf(FEW, id);
  some = await learnerOf(SOME, id);
  many = await learnerOf(MANY, id);
  await app.source.query('ANALYZE stage, challenge');
});
afterAll(() => app.stop());

const contextOfGuest = ({ user }: Guest) => contextOf(app.source, { userId: user.id });
const open = (guest: Guest) => async () => {
  const ctx = contextOfGuest(guest);
  await atlasStages(ctx, { offset: 0, limit: LEVELS_AT_ONCE });
  await challengeStages(ctx, { offset: 0, limit: CHALLENGES_AT_ONCE });
};

/** Pages of the database that the statements of the map touch, by the plans of those that are sent. */
async function pagesOf(guest: Guest): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  await open(guest)();
  const sent = query.mock.calls.map(([statement]) => statement as unknown as { text: string; values: unknown[] });
  query.mockRestore();
  let pages = 0;
  for (const { text, values } of sent) {
    const [row] = await app.source.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${text}`, values);
    const { Plan: plan } = row['QUERY PLAN'][0];
    pages += plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  }
  return pages;
}

describe('the map of 2,000 levels', () => {
  it('is read by the same statements as one of 20', async () => {
    expect(await statementsOf(open(many))).toEqual(await statementsOf(open(few)));
    expect(await statementsOf(open(many))).toEqual(['atlas.page', 'challenges.completed', 'challenges.fought']);
  });

  it('touches only what a page shows', async () => {
    // As much as a map that fills one page of each list, and a step more in each index on the way.
    const [pages, ofOnePage] = [await pagesOf(many), await pagesOf(some)];
    expect(ofOnePage).toBeGreaterThan(0);
    expect(pages).toBeLessThanOrEqual(ofOnePage + 6);
  });

  it('answers a page, which is as long for everybody', async () => {
    const ask = async (guest: Guest, path: string) =>
      (await app.api.rest(`GET ${path}`, undefined, { as: guest })).data;
    const first = await ask(many, `/v1/atlas/stages?limit=${LEVELS_AT_ONCE}`);
    expect(first).toMatchObject({ activeLevel: MANY + 1, total: MANY + 1 });
    expect(first.stages).toHaveLength(LEVELS_AT_ONCE);
    const last = await ask(many, `/v1/atlas/stages?offset=${MANY}&limit=${LEVELS_AT_ONCE}`);
    expect(last.stages.map(({ level }: { level: number }) => level)).toEqual([1]);
    const stars = await ask(many, `/v1/atlas/challenge-stages?limit=${PAGE_SIZE_MAX}`);
    expect(stars.challengeStages).toHaveLength(PAGE_SIZE_MAX);
    expect(stars.total).toBe((MANY / 10) * 3 + 3);
  });
});
