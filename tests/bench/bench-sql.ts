// `npm run bench:sql`: whether the choice of cards for a unit costs the same however much everybody remembers, also where cards and chapters
// are laid aside, backlogs are spread and everybody has weights of their own; whether
// reports update memory in place (HOT), which an index on a changing column would stop; then what a search in a whole dictionary takes,
// and the page of somebody's own memory after 100,000 ratings. Ends with 1 where a limit is missed.
import 'reflect-metadata';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { loadStarterPackages } from '#server/database/content.ts';
import { createDataSource } from '#server/database/data-source.ts';
import { startEmbeddedPostgres } from '#server/database/embedded/embedded.ts';
import { migrate } from '#server/database/migrate.ts';
import type { Context, Viewer } from '#server/kernel/context.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { choiceValues } from '#server/modules/memory/choice.service.ts';
import { DEFAULT_WEIGHTS } from '#server/modules/memory/fsrs.rules.ts';
import { choiceAlone } from '#tests/support/choice.ts';
import { rememberCards } from '#tests/support/remember.ts';
import { fillDictionary, timeSearches } from './dictionary.ts';
import { seedRatings, timeInsights } from './insight.ts';
import { type Seeded, seed } from './seed.ts';

const RESULTS = 'test-results';
/** Cards that an account remembers, at every size. */
const PER_USER = 200;
/** Rows in all, each in a database of its own with the same cards. */
const SIZES = [20_000, 200_000, 2_000_000];
/** Accounts whose choice is explained at each size, and whose reports are counted at the end. */
const SAMPLES = 100;
const REPORTED_CARDS = 10;
const TRIES = 5;
/** What the statements of the page of one's own memory may take together. */
const PAGE_MS_MAX = 50;
/** What a search in the dictionary may take. */
const SEARCH_MS_MAX = 10;

interface Plan {
  'Execution Time': number;
  Plan: { 'Shared Hit Blocks': number; 'Shared Read Blocks': number };
}

interface Sized extends Seeded {
  size: number;
  source: DataSource;
  client: pg.Client;
  /** As everybody begins, and once much is laid aside. */
  plans: Plan[];
  restingPlans: Plan[];
}

const dataDir = join('.data', `bench-sql-${process.pid}`);
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), database: 'bench' });
// A broken off run leaves no database behind.
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void postgres.stop().finally(() => process.exit(1)));
const sizes: Sized[] = [];
try {
  for (const size of SIZES) sizes.push(await open(size));
  // One account of each size after the other, so that a slow minute of the machine hits all alike.
  for (let sample = 0; sample < SAMPLES; sample++)
    for (const sized of sizes) sized.plans.push(await explainChoice(sized, sample));
  for (const { client } of sizes) await layAside(client);
  for (let sample = 0; sample < SAMPLES; sample++)
    for (const sized of sizes) sized.restingPlans.push(await explainChoice(sized, sample));
  const rows = sizes.map(({ size, plans }) => ({ size, ...summaryOf(plans) }));
  const resting = sizes.map(({ size, restingPlans }) => ({ size, ...summaryOf(restingPlans) }));
  const ratioOf = (of: readonly { ms: number }[]) => (of.at(-1)?.ms ?? 0) / (of[0]?.ms ?? 1);
  const ratio = ratioOf(rows);
  const hot = await hotShare(sizes.at(-1) as Sized);
  console.log('| rows | ms (median) | blocks hit | blocks read |\n| --- | --- | --- | --- |');
  for (const { size, ms, hit, read } of rows) console.log(`| ${size} | ${ms.toFixed(3)} | ${hit} | ${read} |`);
  console.log('\n| rows, much laid aside | ms (median) | blocks hit | blocks read |\n| --- | --- | --- | --- |');
  for (const { size, ms, hit, read } of resting) console.log(`| ${size} | ${ms.toFixed(3)} | ${hit} | ${read} |`);
  console.log(`\n2,000,000 rows over 20,000, much laid aside: ${ratioOf(resting).toFixed(2)}`);
  console.log(
    `\n2,000,000 rows over 20,000: ${ratio.toFixed(2)}; HOT share of memory updates: ${(hot * 100).toFixed(1)} %`,
  );
  const [{ source, client }] = sizes as [Sized];
  await fillDictionary(client);
  const searches = await timeSearches(contextOf(source, 0));
  console.log(`\n| searched in 760,000 words | found | ms (fastest), below ${SEARCH_MS_MAX} |\n| --- | --- | --- |`);
  for (const { keyword, found, ms } of searches) console.log(`| ${keyword} | ${found} | ${ms.toFixed(2)} |`);
  await seedRatings(client, sizes[0] as Sized);
  const page = await timeInsights({ ...contextOf(source, (sizes[0] as Sized).firstUser), locale: 'zh' });
  console.log(`\n| my memory after ${page.ratings} ratings | ms (median) |\n| --- | --- |`);
  for (const [name, ms] of Object.entries(page.statements)) console.log(`| ${name} | ${ms.toFixed(2)} |`);
  console.log(`| together | ${page.ms.toFixed(2)}, at most ${PAGE_MS_MAX} |`);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(
    join(RESULTS, 'bench-sql.json'),
    `${JSON.stringify({ rows, ratio, resting, hot, searches, page }, null, 2)}\n`,
  );
  if (page.ms > PAGE_MS_MAX || searches.some(({ ms }) => ms >= SEARCH_MS_MAX)) process.exitCode = 1;
} finally {
  for (const { client, source } of sizes) {
    await client.end();
    if (source.isInitialized) await source.destroy();
  }
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

/** A database of its own with so many memories, connected. */
async function open(size: number): Promise<Sized> {
  const url = new URL(postgres.url);
  const admin = new pg.Client(postgres.url);
  await admin.connect();
  url.pathname = `bench_${size}`;
  await admin.query(`CREATE DATABASE bench_${size}`);
  await admin.end();
  const source = await createDataSource({ url: url.href, pool: 2, statementTimeoutMs: 600_000 }).initialize();
  await migrate(source);
  await loadStarterPackages(databaseOf(source), new Date());
  const client = new pg.Client(url.href);
  await client.connect();
  const seeded = await seed(client, { users: size / PER_USER, memories: size });
  return { ...seeded, size, source, client, plans: [], restingPlans: [] };
}

/**
 * Everybody lays a tenth of their cards aside, for a while or for good, and half of them a chapter of another package; a third catches up with a backlog; all have weights and
 * a target of their own.
 */
async function layAside(client: pg.Client): Promise<void> {
  await client.query(
    `INSERT INTO memory_model (user_id, target_recall, weights) SELECT DISTINCT user_id, 0.93, $1::float8[] FROM card_memory`,
    [DEFAULT_WEIGHTS],
  );
  await client.query(`
    INSERT INTO card_rest (user_id, card_id, until)
      SELECT user_id, card_id, CASE WHEN card_id % 2 = 0 THEN current_date + 30 END FROM card_memory WHERE (user_id + card_id) % 10 = 0;
    INSERT INTO chapter_rest (user_id, chapter_id, until)
      SELECT DISTINCT m.user_id, other.id, current_date + 30 FROM card_memory m,
        LATERAL (SELECT id FROM chapter WHERE package_id <> m.package_id ORDER BY id LIMIT 1) other
      WHERE m.user_id % 2 = 0;
    INSERT INTO catch_up (user_id, since, until, daily_cards)
      SELECT DISTINCT user_id, current_date - 1, current_date + 5, 20 FROM card_memory WHERE user_id % 3 = 0`);
  await client.query('VACUUM (ANALYZE) card_rest, chapter_rest, catch_up, memory_model');
}

function contextOf(source: DataSource, user: number): Context {
  const viewer = { id: user } as Viewer;
  return { viewer, db: databaseOf(source), timeZone: 'Asia/Shanghai', now: () => new Date() } as unknown as Context;
}

/** Time and blocks of the choice for one account. It is asked some times; the fastest counts. */
async function explainChoice({ source, client, firstUser, packageId }: Sized, sample: number): Promise<Plan> {
  const values = choiceAlone.values({
    choice: choiceValues(contextOf(source, firstUser + sample), packageId, 10),
  });
  const explain = () => client.query(`EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${choiceAlone.text}`, values);
  const tries: Plan[] = [];
  for (let attempt = 0; attempt < TRIES; attempt++) tries.push((await explain()).rows[0]['QUERY PLAN'][0]);
  return tries.reduce((best, plan) => (plan['Execution Time'] < best['Execution Time'] ? plan : best));
}

/** Medians over the accounts. */
function summaryOf(plans: readonly Plan[]): { ms: number; hit: number; read: number } {
  const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[numbers.length >> 1] as number;
  return {
    ms: median(plans.map((plan) => plan['Execution Time'])),
    hit: median(plans.map(({ Plan }) => Plan['Shared Hit Blocks'])),
    read: median(plans.map(({ Plan }) => Plan['Shared Read Blocks'])),
  };
}

/** Share of updates of `card_memory` that needed no new index entry, over reports of ten cards. */
async function hotShare({ source, client, firstUser }: Sized): Promise<number> {
  await client.query("SELECT pg_stat_reset_single_table_counters('card_memory'::regclass)");
  for (let user = firstUser; user < firstUser + SAMPLES; user++) {
    const { rows } = await client.query(
      'SELECT card_id FROM card_memory WHERE user_id = $1 ORDER BY card_id LIMIT $2',
      [user, REPORTED_CARDS],
    );
    const event = { type: 'CORRECT', face: 'mcq', durationMs: 900 } as const;
    const answers = rows.map(({ card_id }) => ({
      cardId: card_id,
      times: 2,
      events: [event, event],
      grade: 'PERFECT' as const,
    }));
    await rememberCards(contextOf(source, user), { unitId: user, answers });
  }
  // Counters of a connection are published when it ends.
  await source.destroy();
  const counted = () =>
    client.query(
      "SELECT n_tup_upd::int AS updated, n_tup_hot_upd::int AS hot FROM pg_stat_user_tables WHERE relname = 'card_memory'",
    );
  for (;;) {
    const { updated, hot } = (await counted()).rows[0];
    if (updated >= SAMPLES * REPORTED_CARDS) return hot / updated;
    await new Promise((done) => setTimeout(done, 200));
  }
}
