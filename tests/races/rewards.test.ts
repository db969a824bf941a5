import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localDay } from '#server/kernel/time/local-day.ts';
import { TASKS } from '#server/modules/tasks/settings.ts';
import { TaskType } from '#server/modules/tasks/task.entity.ts';
import { periodsOf } from '#server/modules/tasks/tasks.rules.ts';
import type { HttpReply } from '#tests/support/http-client.ts';
import { brokenInvariants } from '#tests/support/invariants.ts';
import { type Arena, ATTEMPTS, FEWER_ATTEMPTS, openArena, type Racer } from './arena.ts';

let arena: Arena;
beforeAll(async () => {
  arena = await openArena();
});
afterAll(() => arena.close());

/** A zone in which it is noon, so that no day ends in the middle of a race. */
function noonZone(): string {
  const hoursAhead = 12 - new Date().getUTCHours();
  return hoursAhead === 0 ? 'Etc/GMT' : `Etc/GMT${hoursAhead > 0 ? '-' : '+'}${Math.abs(hoursAhead)}`;
}
const ZONE = noonZone();
const headers = { 'time-zone': ZONE };

const ALREADY_CLAIMED = 1006;
const ALREADY_DONE = 1012;
const ok = (replies: HttpReply[]) => replies.filter(({ code }) => code === 0);
const ids = (racers: Racer[]) => racers.map(({ id }) => id);

/** Accounts that have reached every goal there is and claimed nothing. */
async function accomplished(count: number): Promise<Racer[]> {
  const racers = await arena.racers(count);
  const periods = periodsOf(localDay(new Date(), ZONE));
  await arena.sql(
    `INSERT INTO task_progress (user_id, type, period, goal, value, last_value)
     SELECT DISTINCT id, type, period, goal, 1000, 0
     FROM unnest($1::int[]) AS id, unnest($2::text[], $3::text[], $4::text[]) AS t (type, period, goal)`,
    [ids(racers), TASKS.map(({ type }) => type), TASKS.map(({ type }) => periods[type]), TASKS.map((t) => t.goalType)],
  );
  return racers;
}

describe('rewards under parallel duplicates to two processes', { timeout: 300_000 }, () => {
  it.each([TaskType.DAILY, TaskType.WEEKLY, TaskType.NEWBIE])('%s tasks pay once', async (type) => {
    const TIMES = 100;
    const tasks = TASKS.filter((task) => task.type === type);
    const reward = tasks.reduce((sum, task) => sum + task.reward, 0);
    const racers = await accomplished(ATTEMPTS / TIMES);
    const taskOf = (index: number) => tasks[Math.floor(index / 2) % tasks.length]?.taskNo;
    const sent = await arena.storm(
      racers,
      TIMES,
      ({ token }) =>
        (client, index) =>
          client.call('POST /v1/tasks/claim-reward', { taskNo: taskOf(index), type }, { token, headers }),
      (replies) => {
        for (const { taskNo, reward } of tasks) {
          const answers = replies.filter((_, index) => taskOf(index) === taskNo);
          expect(answers.filter(({ code }) => code === ALREADY_CLAIMED)).toHaveLength(answers.length - 1);
          expect(ok(answers).map(({ data }) => data.count)).toEqual([reward]);
        }
      },
    );
    expect(sent).toBeGreaterThanOrEqual(ATTEMPTS);
    const balances = await arena.sql<{ balance: number }>(
      "SELECT DISTINCT balance FROM wallet WHERE currency = 'DIAMOND' AND user_id = ANY ($1)",
      [ids(racers)],
    );
    expect(balances).toEqual([{ balance: reward }]);
    expect(await brokenInvariants(arena.sql)).toEqual({});
  });

  it('all that waits is paid once, whether it is taken in one go or one by one', async () => {
    const TIMES = 50;
    const reward = TASKS.reduce((sum, task) => sum + task.reward, 0);
    const racers = await accomplished(FEWER_ATTEMPTS / TIMES);
    const sent = await arena.storm(
      racers,
      TIMES,
      ({ token }) =>
        (client, index) => {
          const { taskNo, type } = TASKS[index % TASKS.length] as (typeof TASKS)[number];
          return index % 2 === 0
            ? client.call('POST /v1/tasks/claim-rewards', {}, { token, headers })
            : client.call('POST /v1/tasks/claim-reward', { taskNo, type }, { token, headers });
        },
      (replies) => expect(ok(replies).reduce((sum, { data }) => sum + data.count, 0)).toBe(reward),
    );
    expect(sent).toBeGreaterThanOrEqual(FEWER_ATTEMPTS);
    const balances = await arena.sql<{ balance: number }>(
      "SELECT DISTINCT balance FROM wallet WHERE currency = 'DIAMOND' AND user_id = ANY ($1)",
      [ids(racers)],
    );
    expect(balances).toEqual([{ balance: reward }]);
    expect(await brokenInvariants(arena.sql)).toEqual({});
  });

  it('nothing is paid before its goal is reached', async () => {
    const TIMES = 50;
    const racers = await arena.racers(ATTEMPTS / 10 / TIMES);
    await arena.storm(
      racers,
      TIMES,
      ({ token }) =>
        (client, index) => {
          const { taskNo, type } = TASKS[index % TASKS.length] as (typeof TASKS)[number];
          return client.call('POST /v1/tasks/claim-reward', { taskNo, type }, { token, headers });
        },
      (replies) => expect(new Set(replies.map(({ code }) => code))).toEqual(new Set([1007])),
    );
    expect(await arena.sql('SELECT * FROM posting WHERE user_id = ANY ($1)', [ids(racers)])).toEqual([]);
  });

  it('the free fill of energy is given once', async () => {
    const TIMES = 50;
    const racers = await arena.racers(ATTEMPTS / TIMES);
    for (const { token } of racers)
      await arena.clientFor(0).call('POST /v1/atlas/stages', { packageId: arena.pkg.id }, { token });
    const sent = await arena.storm(
      racers,
      TIMES,
      ({ token }) =>
        (client) =>
          client.call('POST /v1/users/free-energy', {}, { token }),
      (replies) => {
        expect(ok(replies).map(({ data }) => data.currentEnergy)).toEqual([30]);
        expect(replies.filter(({ code }) => code === ALREADY_CLAIMED)).toHaveLength(TIMES - 1);
      },
    );
    expect(sent).toBeGreaterThanOrEqual(ATTEMPTS);
  });

  it('a package that is added again and again is added once', async () => {
    const TIMES = 50;
    const racers = await arena.racers(FEWER_ATTEMPTS / TIMES);
    const sent = await arena.storm(
      racers,
      TIMES,
      ({ token }) =>
        (client) =>
          client.call('POST /v1/users/bookshelf', { packageId: arena.pkg.id }, { token }),
      (replies) => expect(ok(replies)).toHaveLength(TIMES),
    );
    expect(sent).toBeGreaterThanOrEqual(FEWER_ATTEMPTS);
    const [shelf] = await arena.sql(
      `SELECT (SELECT count(*)::int FROM shelf WHERE user_id = ANY ($1)) AS packages,
         (SELECT sum(value)::int FROM task_progress WHERE goal = 'ADD_PACKAGE' AND user_id = ANY ($1)) AS progress`,
      [ids(racers)],
    );
    expect(shelf).toEqual({ packages: racers.length, progress: racers.length });
  });

  it('an idempotency key runs a mutation once, whichever process gets it', async () => {
    const TIMES = 50;
    const racers = await arena.racers(FEWER_ATTEMPTS / TIMES);
    const sent = await arena.storm(
      racers,
      TIMES,
      ({ token, id }) =>
        (client) =>
          client.call(
            'PUT /v1/users/identity_tags',
            { identityTags: [{ key: 11 }] },
            { token, headers: { 'idempotency-key': `once-for-${id}` } },
          ),
      (replies) => {
        expect(ok(replies)).toHaveLength(1);
        expect(replies.filter(({ code }) => code === ALREADY_DONE)).toHaveLength(TIMES - 1);
      },
    );
    expect(sent).toBeGreaterThanOrEqual(FEWER_ATTEMPTS);
    const progress = await arena.sql(
      "SELECT DISTINCT value FROM task_progress WHERE goal = 'PICK_IDENTITY' AND user_id = ANY ($1)",
      [ids(racers)],
    );
    expect(progress).toEqual([{ value: 1 }]);
  });
});
