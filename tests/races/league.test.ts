import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seasonOf } from '#domain/league.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { settleSeasons } from '#server/modules/league/settlement.service.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { earnExp } from '#tests/support/league.ts';
import { contextOf } from '#tests/support/service-context.ts';
import { type Arena, FEWER_ATTEMPTS, openArena, type Racer } from './arena.ts';

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

const TIMES = 16;
const WEEK_MS = 604_800_000;
const ONE_WON = [0, ...Array.from({ length: TIMES - 1 }, () => 1006)];

/** Has racers play a season some weeks ago, which four settle at once; answers the season. */
async function played(racers: readonly Racer[], weeksAgo: number): Promise<number> {
  const { season, startsAt } = seasonOf(new Date(Date.now() - weeksAgo * WEEK_MS));
  await Promise.all(racers.map(({ id }) => earnExp(contextOf(arena.source, { userId: id, now: startsAt }), 10)));
  const db = databaseOf(arena.source);
  const settled = await Promise.all(Array.from({ length: 4 }, () => settleSeasons({ db }, new Date())));
  expect(settled.flat()).toEqual([season]);
  return season;
}

describe('the league under parallel duplicates to two processes', { timeout: 300_000 }, () => {
  it('settles a season once, grants a result once, and keeps or lowers a rank once', async () => {
    const racers = await arena.racers(Math.ceil(FEWER_ATTEMPTS / TIMES));
    const season = await played(racers, 4);
    const claimed = new Map<number, number>();
    await arena.storm(
      racers,
      TIMES,
      ({ token }) =>
        (client) =>
          client.call('POST /rank/claim-reward', { resultId: season }, { token }),
      (replies, { id }) => {
        expect(replies.map(({ code }) => code).sort()).toEqual(ONE_WON);
        claimed.set(id, replies.find(({ code }) => code === 0)?.data.diamond);
      },
    );
    const balances = await arena.sql<{ id: number; diamond: number }>(
      `SELECT id, coalesce((SELECT balance FROM wallet WHERE user_id = id AND currency = 'DIAMOND'), 0) AS diamond
       FROM unnest($1::int[]) AS id`,
      [racers.map(({ id }) => id)],
    );
    for (const { id, diamond } of balances) expect(diamond).toBe(claimed.get(id));

    // All of them miss the next one; who was first has the diamonds to stay.
    const missed = await played(await arena.racers(1), 3);
    const rich = racers.filter(({ id }) => claimed.get(id) === 100);
    expect(rich.length).toBeGreaterThan(0);
    await arena.storm(
      rich,
      TIMES,
      ({ token }) =>
        (client, index) =>
          client.call(
            `POST /rank/${index % 4 < 2 ? 'diamond-keep-rank' : 'claim-reward'}`,
            { resultId: missed },
            { token },
          ),
      (replies) => expect(replies.map(({ code }) => code).sort()).toEqual(ONE_WON),
    );
    expect(await brokenInvariants(arena.sql)).toEqual({});
  });
});
