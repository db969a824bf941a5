import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { duelReport } from '#tests/factories/duels.ts';
import type { HttpReply } from '#tests/support/http-client.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { type Arena, FEWER_ATTEMPTS, openArena, type Racer } from './arena.ts';

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

const TIMES = 16;
const FIRST = { index: 1, startLevel: 1, endLevel: 3 };
const codes = (replies: HttpReply[]) => [...new Set(replies.map(({ code }) => code))].sort((a, b) => a - b);
const ids = (racers: Racer[]) => racers.map(({ id }) => id);

/** Accounts that have completed three levels, each by a unit of its own. */
async function learners(count: number): Promise<Racer[]> {
  const racers = await arena.racers(count);
  await arena.sql(
    `WITH done AS (
       INSERT INTO unit (user_id, stage_id, level, package_id, mode, energy_spent, schedules, started_at, completed_at, completion)
       SELECT id, 0, level, $2, 'NORMAL', 0, '[]', now(), now(), '{"stats": {"exp": 0, "comboExp": 0}}'
       FROM unnest($1::int[]) AS id, generate_series(1, 3) AS level RETURNING id, user_id, level
     ), credited AS (
       INSERT INTO posting (user_id, currency, reason, ref) SELECT user_id, 'EXP', 'UNIT', id::text FROM done
     ), entered AS (
       INSERT INTO ledger (user_id, currency, seq, delta, balance_after, reason, ref, created_at)
       SELECT user_id, 'EXP', level, 0, 0, 'UNIT', id::text, now() FROM done
     ), wallets AS (
       INSERT INTO wallet (user_id, currency, balance, seq) SELECT id, 'EXP', 0, 3 FROM unnest($1::int[]) AS id
     )
     INSERT INTO stage (user_id, level, package_id, unit_id, completed_at, star, grade)
     SELECT user_id, level, $2, id, now(), 3, 'PERFECT' FROM done`,
    [ids(racers), arena.pkg.id],
  );
  return racers;
}

describe('challenges under parallel duplicates to two processes', { timeout: 300_000 }, () => {
  it('a duel that is started and reported from sixteen sides is one victory', async () => {
    const racers = await learners(Math.ceil(FEWER_ATTEMPTS / TIMES));
    const units = new Map<number, Parameters<typeof duelReport>[0]>();
    await arena.storm(
      racers,
      TIMES,
      ({ token }) =>
        (client) =>
          client.call('POST /v1/atlas/challenge-stages', FIRST, { token }),
      (replies, { id }) => {
        expect(codes(replies)).toEqual([0]);
        expect(new Set(replies.map(({ data }) => data.unitId)).size).toBe(1);
        expect(new Set(replies.map(({ data }) => data.energy.currentEnergy))).toEqual(new Set([25]));
        units.set(id, replies[0]?.data);
      },
    );
    await arena.storm(
      racers,
      TIMES,
      ({ id, token }) => {
        const report = duelReport(units.get(id) as Parameters<typeof duelReport>[0], 1);
        return (client) => client.call('POST /v1/learn/units/report-complete', report, { token });
      },
      (replies) => {
        expect(replies[0]).toMatchObject({ code: 0, data: { stats: { exp: 30 }, challenge: { star: 3 } } });
        for (const { data } of replies) expect(data).toEqual(replies[0]?.data);
      },
    );
    const [sums] = await arena.sql(
      `SELECT (SELECT sum(balance)::int FROM wallet WHERE currency = 'EXP' AND user_id = ANY ($1)) AS exp,
         (SELECT sum(value)::int FROM task_progress WHERE goal = 'WIN_CHALLENGE' AND user_id = ANY ($1)) AS wins`,
      [ids(racers)],
    );
    expect(sums).toEqual({ exp: racers.length * 30, wins: racers.length });
    expect(await brokenInvariants(arena.sql)).toEqual({});
  });

  it('the reward of a region is claimed once', async () => {
    const racers = await arena.racers(Math.ceil(FEWER_ATTEMPTS / TIMES));
    await arena.sql(
      `INSERT INTO challenge (user_id, "index", star) SELECT id, place, 3
       FROM unnest($1::int[]) AS id, generate_series(1, 3) AS place`,
      [ids(racers)],
    );
    await arena.storm(
      racers,
      TIMES,
      ({ token }) =>
        (client) =>
          client.call('POST /v1/atlas/region-reward', { index: 1 }, { token }),
      (replies) => {
        expect(replies.map(({ code }) => code).sort()).toEqual([0, ...Array.from({ length: TIMES - 1 }, () => 1006)]);
      },
    );
    const balances = await arena.sql(
      "SELECT DISTINCT balance FROM wallet WHERE currency = 'DIAMOND' AND user_id = ANY ($1)",
      [ids(racers)],
    );
    expect(balances).toEqual([{ balance: 20 }]);
  });
});
