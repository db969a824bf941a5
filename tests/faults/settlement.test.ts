import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seasonOf } from '#domain/league.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { claimRankReward } from '#server/modules/league/rank-claim.service.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { earnExp } from '#tests/support/league.ts';
import { contextOf } from '#tests/support/service-context.ts';
import { copyTemplate } from '#tests/support/test-database.ts';
import { until } from '#tests/support/until.ts';

const WEEKS_AGO = 2;
const WEEK_MS = 604_800_000;
/** Two full groups, and one that is not. */
const LEARNERS = 70;

let database: Awaited<ReturnType<typeof copyTemplate>>;
let source: DataSource;
let ids: number[];
let season: number;
beforeEach(async () => {
  database = await copyTemplate();
  source = await createDataSource({ url: database.url, pool: 8, statementTimeoutMs: 20_000 }).initialize();
  const over = seasonOf(new Date(Date.now() - WEEKS_AGO * WEEK_MS));
  season = over.season;
  const rows = await source.query(
    `INSERT INTO users (nickname, mascot_id, created_at) SELECT 'baker ' || n, 1001, now() FROM generate_series(1, ${LEARNERS}) n RETURNING id`,
  );
  ids = rows.map(({ id }: { id: number }) => id);
  for (const [index, id] of ids.entries())
    await earnExp(contextOf(source, { userId: id, now: over.startsAt }), LEARNERS - index);
});
afterEach(async () => {
  await source.destroy();
  await database.drop();
});

const settle = (): ChildProcess =>
  spawn('node', ['--import', '@oxc-node/core/register', resolve('tests/support/settle-season.ts')], {
    env: { ...process.env, DATABASE_URL: database.url },
    stdio: 'inherit',
  });
const ended = async (child: ChildProcess): Promise<number | null> => (await once(child, 'exit'))[0];
const count = async (from: string): Promise<number> =>
  (await source.query(`SELECT count(*)::int AS count FROM ${from}`))[0].count;

/** Kills a settlement that waits for a table, in the middle of its transaction. */
async function killAt(table: string): Promise<void> {
  const lock = new pg.Client(database.url);
  await lock.connect();
  await lock.query(`BEGIN; LOCK TABLE ${table} IN EXCLUSIVE MODE`);
  const child = settle();
  const gone = ended(child);
  const waiting = `pg_locks l JOIN pg_class c ON c.oid = l.relation WHERE c.relname = '${table}' AND NOT l.granted`;
  await until(async () => (await count(waiting)) > 0, 60_000);
  child.kill('SIGKILL');
  await gone;
  await lock.query('ROLLBACK');
  await lock.end();
  await until(async () => (await count(waiting)) === 0);
}

/** What two processes that settle at once leave behind, whatever happened before. */
async function settledOnce(): Promise<void> {
  expect(await Promise.all([ended(settle()), ended(settle())])).toEqual([0, 0]);
  expect(await count('league_season WHERE told')).toBe(1);
  expect(await count(`league_group WHERE season = ${season} AND told`)).toBe(3);
  expect(await count(`(SELECT unnest(members) FROM league_group WHERE season = ${season}) placed`)).toBe(LEARNERS);
  expect(await count('message')).toBe(LEARNERS);
  expect(await count('(SELECT DISTINCT user_id FROM message) told')).toBe(LEARNERS);
  for (const userId of ids) {
    const ctx = contextOf(source, { userId });
    const claims = await Promise.allSettled([claimRankReward(ctx, season), claimRankReward(ctx, season)]);
    expect(claims.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  }
  const [{ granted }] = await source.query(
    `SELECT coalesce(sum(delta), 0)::int AS granted FROM ledger WHERE reason = 'LEAGUE' AND ref = '${season}'`,
  );
  // Two groups of thirty and one of ten: their first three, those that rise, those that stay.
  expect(granted).toBe(3 * (100 + 60 + 40) + 3 * 7 * 20 + 2 * 15 * 5);
  expect(await brokenInvariants((text) => source.query(text))).toEqual({});
}

describe('a settlement that is killed', { timeout: 180_000 }, () => {
  it('between its mark and its groups leaves nothing, and is done once by two others', async () => {
    await killAt('league_group');
    expect(await count('league_season')).toBe(0);
    expect(await count('league_group')).toBe(0);
    await settledOnce();
  });

  it('between its groups and who missed it leaves nothing, and is done once by two others', async () => {
    await killAt('league_standing');
    expect(await count('league_season')).toBe(0);
    expect(await count('league_group')).toBe(0);
    await settledOnce();
  });

  it('in the middle of its letters sends the rest once', async () => {
    await killAt('message');
    expect(await count('league_season WHERE NOT told')).toBe(1);
    expect(await count('league_group WHERE told')).toBe(0);
    expect(await count('message')).toBe(0);
    await settledOnce();
  });
});
