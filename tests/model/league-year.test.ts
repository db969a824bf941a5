import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { databaseOf } from '#server/kernel/database/database.ts';
import { claimRankReward, keepRank } from '#server/modules/league/rank-claim.service.ts';
import { settleSeasons } from '#server/modules/league/settlement.service.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { type Earning, earnExp, earningOf } from '#tests/support/league.ts';
import { scaled } from '#tests/support/scale.ts';
import { contextOf } from '#tests/support/service-context.ts';
import { Ladder } from './parts/ladder.ts';
import { Rounds, sideBySide } from './parts/rounds.ts';

const LEARNERS = scaled(70, 10_000);
const WEEKS = scaled(26, 52);
const SEED = Number(process.env.PROOF_SEED ?? Date.now() % 2 ** 31);
/** Results that are taken at a time. */
const WIDTH = 12;
const MINUTE = 60_000;
const WEEK = 7 * 24 * 60 * MINUTE;
/** A Monday, 00:00 in Shanghai. */
const BEGINNING = Date.parse('2027-01-04T00:00:00+08:00');

let app: TestApp;
beforeAll(async () => {
  // A year of ten thousand learners is read at once at its end.
  app = await startTestApp({ env: { STATEMENT_TIMEOUT_MS: '600000' } });
  // Nobody pulls the plug here: what is written in a year need not wait for the disk. Connections opened from here on do not.
  const [database] = await app.sql<{ name: string }>('SELECT current_database() AS name');
  await app.sql(`ALTER DATABASE ${database?.name} SET synchronous_commit = off`);
});
afterAll(() => app.stop());

/** Numbers that a seed repeats. */
function dice(seed: number) {
  const [numbers] = fc.sample(fc.infiniteStream(fc.integer({ min: 0, max: 999_999 })), { seed, numRuns: 1 });
  const next = () => (numbers as fc.Stream<number>).next().value as number;
  return { below: (limit: number) => next() % limit, chance: (percent: number) => next() % 100 < percent };
}

async function newLearners(): Promise<number[]> {
  const rows = await app.sql<{ id: number }>(
    `INSERT INTO users (nickname, mascot_id, created_at)
     SELECT 'learner ' || n, 1001, '2026-01-01Z' FROM generate_series(1, $1::int) AS n RETURNING id`,
    [LEARNERS],
  );
  return rows.map(({ id }) => id);
}

const at = (userId: number, now: number) => contextOf(app.source, { userId, now: new Date(now) });

/** What the database says of everybody who has a rank: step, latest season (weeks since the first one), and whether it is due. */
async function standings(first: number) {
  const rows = await app.sql<{ user_id: number; step: number; season: number; due: boolean }>(
    'SELECT user_id, step, season, due FROM league_standing ORDER BY user_id',
  );
  return rows.map(({ user_id, step, season, due }) => ({ id: user_id, step, season: season - first, due }));
}

it(`${WEEKS} seasons of ${LEARNERS} learners come to what a ladder on paper says`, { timeout: 7_200_000 }, async () => {
  console.log(`league: seed ${SEED}`);
  const { below, chance } = dice(SEED);
  const learners = await newLearners();
  const ladder = new Ladder();
  const earn = await earningOf(databaseOf(app.source));
  let first = Number.NaN;

  for (let week = 0; week < WEEKS; week++) {
    const start = BEGINNING + week * WEEK;
    // Some are away for weeks, some take what waits late, and whoever waits earns all the same.
    const deeds = learners
      .flatMap((id) => [
        ...Array.from({ length: chance(70) ? 1 + below(3) : 0 }, () => ({ id, exp: 10 + below(40) })),
        ...(chance(80) ? [{ id, exp: 0 }] : []),
      ])
      .map((deed) => ({ ...deed, now: start + below(7 * 24 * 60 - 120) * MINUTE }))
      .sort((one, other) => one.now - other.now || one.id - other.id);
    const rounds = new Rounds<Earning>();
    for (const { id, exp, now } of deeds) {
      if (exp > 0) rounds.earn(id, ladder.earn(id, exp, now, week), { ctx: at(id, now), exp });
      else takeResult(rounds, id, now, week);
    }
    for (const { earnings, takings } of rounds) {
      if (earnings.length > 0) await earn(earnings);
      await sideBySide(takings, WIDTH);
    }
    // Exp after the end counts for nothing.
    const late = learners[below(learners.length)] as number;
    await earnExp(at(late, start + WEEK - 110 * MINUTE), 500);
    // As the database does by itself after a while, in a year that takes minutes.
    if (week % 8 === 0) await app.sql('ANALYZE');

    const now = new Date(start + WEEK - 115 * MINUTE);
    const settled = await Promise.all([1, 2].map(() => settleSeasons({ db: databaseOf(app.source) }, now)));
    first = Number.isNaN(first) ? (settled.flat()[0] as number) : first;
    expect(settled.flat()).toEqual([first + week]);
    ladder.settle(week);
    expect(await standings(first)).toEqual(ladder.standings());
    // The long one takes its time: how far it is, and how fast it was.
    console.log(`league: season ${week + 1} of ${WEEKS} counted after ${Math.round(performance.now() / 1000)} s`);
  }
  const balances = await app.sql<{ id: number; balance: number }>(
    "SELECT user_id AS id, balance FROM wallet WHERE currency = 'DIAMOND' AND balance > 0 ORDER BY user_id",
  );
  expect(balances).toEqual(ladder.purses());
  expect(ladder.kept).toBeGreaterThan(0);
  await app.sql('ANALYZE');
  expect(await brokenInvariants((text) => app.sql(text))).toEqual({});

  /** Takes a result that waits: whoever falls and can pay keeps the rank every other time. */
  function takeResult(rounds: Rounds<Earning>, id: number, now: number, week: number) {
    const waiting = ladder.waiting(id, week);
    if (waiting === null) return;
    const keeps = ladder.couldKeep(id) && chance(50);
    const take = keeps ? keepRank : claimRankReward;
    rounds.take(id, ladder.take(id, keeps, now, week), () => take(at(id, now), first + waiting));
  }
});
