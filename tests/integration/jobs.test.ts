import { afterAll, beforeAll, expect, it } from 'vitest';
import { startJobs } from '#server/jobs/jobs.ts';
import { defineJob } from '#server/kernel/job.ts';
import { MODULES } from '#server/modules/modules.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { noFiles, noPush } from '#tests/support/service-context.ts';
import { until } from '#tests/support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const start = (jobs: Parameters<typeof startJobs>[0]['jobs'], clock?: () => Date) =>
  startJobs({
    config: app.config,
    databaseUrl: app.config.databaseUrl as string,
    providers: { mailer: { send: async () => {} }, files: noFiles, push: noPush },
    jobs,
    clock,
  });
const due = (name: string) => app.sql(`SELECT graphile_worker.add_job($1, '{}'::json, max_attempts => 3)`, [name]);
const left = async () => Number((await app.sql('SELECT count(*) AS n FROM graphile_worker.jobs'))[0]?.n);

it('each job of the modules has a name of its own and a schedule that is understood', async () => {
  const jobs = MODULES.flatMap(({ jobs: own = [] }) => own);
  expect(jobs.length).toBeGreaterThan(0);
  expect(new Set(jobs.map(({ name }) => name)).size).toBe(jobs.length);
  await (await start(jobs)).stop();
});

it('what is due is done by one of several processes, once, and again where it failed', {
  timeout: 120_000,
}, async () => {
  const done: string[] = [];
  let failures = 0;
  const jobs = [
    defineJob({ name: 'test.once', schedule: '0 0 1 1 *', run: async () => void done.push('once') }),
    defineJob({
      name: 'test.again',
      schedule: '0 0 1 1 *',
      run: async () => {
        failures += 1;
        if (failures === 1) throw new Error('the first time it fails');
        done.push('again');
      },
    }),
  ];
  const processes = await Promise.all([start(jobs), start(jobs)]);
  for (let times = 0; times < 5; times++) await due('test.once');
  await due('test.again');
  await until(async () => (await left()) === 0, 60_000);
  await Promise.all(processes.map((one) => one.stop()));
  expect(done.filter((name) => name === 'once')).toHaveLength(5);
  expect(done.filter((name) => name === 'again')).toHaveLength(1);
});

it('what was removed more than 30 days ago is purged when it is due', { timeout: 60_000 }, async () => {
  await app.sql(
    `INSERT INTO package (hash_id, author_id, name, style, created_at, updated_at, removed_at)
     SELECT 'gone' || n, 1, 'x', '{}', now(), now(), now() - n * interval '1 day' FROM unnest('{29, 31}'::int[]) n`,
  );
  const running = await start(MODULES.flatMap(({ jobs: own = [] }) => own));
  await due('packages.purge');
  await until(async () => (await left()) === 0, 30_000);
  await running.stop();
  expect(await app.sql("SELECT hash_id FROM package WHERE hash_id LIKE 'gone%'")).toEqual([{ hash_id: 'gone29' }]);
});
