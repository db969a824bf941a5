// `npm run bench:season`: what settling a season takes with a million learners in more than 30,000 groups, and 100,000 who missed it.
import 'reflect-metadata';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seasonOf } from '#domain/league.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { settleSeasons } from '#server/modules/league/settlement.service.ts';

const RESULTS = 'test-results';
const LEARNERS = 1_000_000;
const ABSENT = 100_000;
/** Stars that they are spread over. */
const STEPS = 24;
const MOST_MS = 3000;

const dataDir = join('.data', `bench-season-${process.pid}`);
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), database: 'bench' });
try {
  const source = await createDataSource({ url: postgres.url, pool: 2, statementTimeoutMs: 600_000 }).initialize();
  await migrate(source);
  const { season, startsAt } = seasonOf(new Date(Date.now() - 604_800_000));
  await source.query(
    `INSERT INTO league_place (user_id, season, step, number, exp, reached_at)
     SELECT u, $1, u % ${STEPS}, u / ${STEPS} / 30, 10 + (u::bigint * 7919 % 600)::int, $2::timestamptz + u % 500000 * interval '1 second'
     FROM generate_series(0, ${LEARNERS - 1}) u`,
    [season, startsAt],
  );
  await source.query(
    `INSERT INTO league_standing (user_id, step, season, due) SELECT user_id, step, season, true FROM league_place
     UNION ALL SELECT u, u % ${STEPS}, $1 - 1, false FROM generate_series(${LEARNERS}, ${LEARNERS + ABSENT - 1}) u`,
    [season],
  );
  await source.query('INSERT INTO league_queue SELECT season, step, count(*) FROM league_place GROUP BY 1, 2');
  await source.query('VACUUM ANALYZE league_place, league_standing, league_queue, ledger');
  const began = performance.now();
  await settleSeasons({ db: databaseOf(source) }, new Date());
  const ms = Math.round(performance.now() - began);
  const [{ groups, settled, missed }] = await source.query(
    `SELECT (SELECT count(*)::int FROM league_group) AS groups, (SELECT sum(cardinality(members))::int FROM league_group) AS settled,
       (SELECT count(*)::int FROM league_place WHERE number IS NULL) AS missed`,
  );
  await source.destroy();
  console.log(
    `${settled} learners in ${groups} groups and ${missed} who missed the season: settled in ${ms} ms (at most ${MOST_MS})`,
  );
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(join(RESULTS, 'bench-season.json'), `${JSON.stringify({ ms, groups, settled, missed }, null, 2)}\n`);
  if (ms > MOST_MS || settled !== LEARNERS || missed !== ABSENT) process.exitCode = 1;
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
