import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { composed, ONE_ROW } from '#server/kernel/database/parts.ts';
import { TASKS, type TaskDefinition } from '#server/modules/tasks/settings.ts';
import type { TaskGoalType } from '#server/modules/tasks/task.entity.ts';
import { advanceTasks, advanceValues, advancing } from '#server/modules/tasks/tasks.service.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { contextOf } from '#tests/support/service-context.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ now: '2027-01-01T00:00:00Z' });
});
afterAll(() => app.stop());

type Guest = Awaited<ReturnType<TestApp['api']['guest']>>;
const DAY_ONE = '2027-01-04T04:00:00Z';
const DAY_TWO = '2027-01-05T04:00:00Z';
const NEXT_MONDAY = '2027-01-11T04:00:00Z';
const SHANGHAI = 'Asia/Shanghai';
const KIRITIMATI = 'Pacific/Kiritimati';
const debug = (now: string, zone = SHANGHAI) => ({
  debug: JSON.stringify({ futureTimestamp: now }),
  'time-zone': zone,
});

type Progress = Partial<Record<TaskGoalType, number>>;
const advance = (guest: Guest, now: string, progress: Progress, timeZone = SHANGHAI) =>
  advanceTasks(contextOf(app.source, { userId: guest.user.id, now, timeZone }), progress);
const board = async (guest: Guest, now: string, zone = SHANGHAI) =>
  (await app.api.rest('GET /v1/tasks', undefined, { as: guest, headers: debug(now, zone) })).data;
const claim = (guest: Guest, now: string, taskNo: number, type: string, zone = SHANGHAI) =>
  app.api.rest('POST /v1/tasks/claim-reward', { taskNo, type }, { as: guest, headers: debug(now, zone) });

/** The very statement of a completed unit's tasks, for what was read long before. */
const late = composed('tests.late', {})`WITH ${advancing.as('tasks', ONE_ROW)} SELECT`;

describe('progress', () => {
  it('adds up, keeps the best combo, and remembers what was before the latest unit', async () => {
    const guest = await app.api.guest();
    await advance(guest, DAY_ONE, { FINISH_STAGE: 1, EARN_EXP: 24, THREE_STAR_CARDS: 8, COMBO: 9 });
    await advance(guest, DAY_ONE, { FINISH_STAGE: 1, EARN_EXP: 20, THREE_STAR_CARDS: 0, COMBO: 6 });
    const { daily } = await board(guest, DAY_ONE);
    expect(daily.stats).toEqual({ FINISH_STAGE: 2, EARN_EXP: 44, THREE_STAR_CARDS: 8, COMBO: 9, WIN_CHALLENGE: 0 });
    expect(daily.lastStats).toEqual({ FINISH_STAGE: 1, EARN_EXP: 24, THREE_STAR_CARDS: 8, COMBO: 9, WIN_CHALLENGE: 0 });
    expect(daily.deadline).toBe('2027-01-04T16:00:00.000Z');
  });

  it('begins anew at midnight; the week counts completed daily tasks until Monday', async () => {
    const guest = await app.api.guest();
    await advance(guest, DAY_ONE, { FINISH_STAGE: 1, EARN_EXP: 39 });
    expect((await board(guest, DAY_ONE)).weekly).toMatchObject({
      completedDailyTaskCount: 1,
      lastStats: { DAILY_TASKS: 0 },
    });
    await advance(guest, DAY_ONE, { FINISH_STAGE: 1, EARN_EXP: 1, COMBO: 10 });
    await advance(guest, DAY_ONE, { FINISH_STAGE: 1, EARN_EXP: 100, COMBO: 12 });
    expect((await board(guest, DAY_ONE)).weekly).toMatchObject({
      completedDailyTaskCount: 3,
      stats: { DAILY_TASKS: 3 },
      lastStats: { DAILY_TASKS: 3 },
      deadline: '2027-01-10T16:00:00.000Z',
    });
    expect((await board(guest, DAY_TWO)).daily.stats.EARN_EXP).toBe(0);
    await advance(guest, DAY_TWO, { FINISH_STAGE: 1 });
    expect((await board(guest, DAY_TWO)).weekly.completedDailyTaskCount).toBe(4);
    expect((await board(guest, NEXT_MONDAY)).weekly.completedDailyTaskCount).toBe(0);
  });

  it('advances a goal that two tasks of a day share once, and counts both of them done', async () => {
    const tasks = TASKS as TaskDefinition[];
    const exp = tasks.find(({ goalType }) => goalType === 'EARN_EXP') as TaskDefinition;
    tasks.push({ ...exp, taskNo: 999 });
    onTestFinished(() => void tasks.pop());
    const guest = await app.api.guest();
    await advance(guest, DAY_ONE, { EARN_EXP: exp.total });
    const { daily, weekly } = await board(guest, DAY_ONE);
    expect(daily.stats.EARN_EXP).toBe(exp.total);
    expect(weekly.completedDailyTaskCount).toBe(2);
  });

  it('counts each completion once under parallel units', async () => {
    const guest = await app.api.guest();
    await Promise.all(Array.from({ length: 16 }, () => advance(guest, DAY_ONE, { FINISH_STAGE: 1, EARN_EXP: 5 })));
    const { daily, weekly } = await board(guest, DAY_ONE);
    expect(daily.stats).toMatchObject({ FINISH_STAGE: 16, EARN_EXP: 80 });
    expect(weekly.completedDailyTaskCount).toBe(2);
  });

  it('of newcomers stays for ever and touches no daily task', async () => {
    const guest = await app.api.guest();
    await advance(guest, DAY_ONE, { EARN_EXP: 5 });
    await advance(guest, DAY_ONE, { ADD_PACKAGE: 1 });
    expect((await board(guest, DAY_ONE)).daily.lastStats.EARN_EXP).toBe(0);
    const { newbie } = await board(guest, NEXT_MONDAY);
    expect(newbie).toMatchObject({
      stats: { ADD_PACKAGE: 1, BIND_EMAIL: 0 },
      deadline: null,
      completedDailyTaskCount: null,
    });
    expect(newbie.tasks[0]).toMatchObject({ progress: 1, newbie: true });
  });
});

describe('claimTaskReward', () => {
  it('waits for the goal, grants, and grants once', async () => {
    const guest = await app.api.guest();
    expect(await claim(guest, DAY_ONE, 101, 'DAILY')).toMatchObject({ code: 1007 });
    await advance(guest, DAY_ONE, { FINISH_STAGE: 1 });
    const headers = debug(DAY_ONE);
    const count = async () =>
      (await app.api.rest('GET /v1/tasks/unclaimed-count', undefined, { as: guest, headers })).data.count;
    expect(await count()).toBe(1);
    expect((await claim(guest, DAY_ONE, 101, 'DAILY')).data).toEqual({ count: 10, assets: { diamond: 10, exp: 0 } });
    expect(await count()).toBe(0);
    expect(await claim(guest, DAY_ONE, 101, 'DAILY')).toMatchObject({ code: 1006 });
    expect((await board(guest, DAY_ONE)).daily.tasks[0]).toMatchObject({ rewardClaimed: true, progress: 1 });
  });

  it('grants again on another day, not for the day before', async () => {
    const guest = await app.api.guest();
    await advance(guest, DAY_ONE, { FINISH_STAGE: 1 });
    expect(await claim(guest, DAY_TWO, 101, 'DAILY')).toMatchObject({ code: 1007 });
    await claim(guest, DAY_ONE, 101, 'DAILY');
    await advance(guest, DAY_TWO, { FINISH_STAGE: 1 });
    expect((await claim(guest, DAY_TWO, 101, 'DAILY')).data.assets.diamond).toBe(20);
  });

  it.each([
    ['DAILY', 101, { FINISH_STAGE: 1 }, 10],
    ['NEWBIE', 302, { FINISH_FIRST_STAGE: 1 }, 20],
  ])('grants a %s task once under 16 parallel claims', async (type, taskNo, progress, reward) => {
    const guest = await app.api.guest();
    await advance(guest, DAY_ONE, progress);
    const answers = await Promise.all(Array.from({ length: 16 }, () => claim(guest, DAY_ONE, taskNo, type)));
    expect(answers.map((answer) => answer.code).sort()).toEqual([0, ...Array(15).fill(1006)]);
    const [wallet] = await app.sql<{ balance: number }>('SELECT balance FROM wallet WHERE user_id = $1', [
      guest.user.id,
    ]);
    expect(wallet?.balance).toBe(reward);
  });

  it('opens the weekly chests one by one', async () => {
    const guest = await app.api.guest();
    const all = { FINISH_STAGE: 1, EARN_EXP: 40, THREE_STAR_CARDS: 20, COMBO: 10 };
    await advance(guest, DAY_ONE, all);
    expect(await claim(guest, DAY_ONE, 201, 'WEEKLY')).toMatchObject({ code: 1007 });
    await advance(guest, DAY_TWO, all);
    expect((await claim(guest, DAY_TWO, 201, 'WEEKLY')).data.count).toBe(20);
    expect(await claim(guest, DAY_TWO, 202, 'WEEKLY')).toMatchObject({ code: 1007 });
  });

  it.each([
    [101, 'WEEKLY'],
    [999, 'DAILY'],
    [0, 'DAILY'],
    [1000, 'DAILY'],
    [1.5, 'DAILY'],
    [101, 'MONTHLY'],
    ['101', 'DAILY'],
  ])('refuses task %s of %s', async (taskNo, type) => {
    const answer = await claim(await app.api.guest(), DAY_ONE, taskNo as number, type);
    expect(answer).toMatchObject({ status: 400, code: 400 });
    expect(answer.data.fields.length).toBeGreaterThan(0);
  });

  it('words tasks in the language of the caller', async () => {
    const guest = await app.api.guest();
    const headers = { 'accept-language': 'en' };
    const answer = await app.api.rest('GET /v1/tasks', undefined, { as: guest, headers });
    expect(answer.data.daily.tasks[0].title).toBe('Finish 1 level');
  });
});

describe('claimAllTaskRewards', () => {
  const claimAll = (guest: Guest, now: string) =>
    app.api.rest('POST /v1/tasks/claim-rewards', {}, { as: guest, headers: debug(now) });

  it('grants what waits of every type of task, and nothing that was claimed or does not wait', async () => {
    const guest = await app.api.guest();
    await advance(guest, DAY_ONE, { FINISH_STAGE: 1, EARN_EXP: 40, THREE_STAR_CARDS: 19, ADD_PACKAGE: 1 });
    await claim(guest, DAY_ONE, 101, 'DAILY');
    const granted = await claimAll(guest, DAY_ONE);
    // 40 exp and the package; the level was claimed, 19 cards are one too few, two tasks open no chest
    expect(granted).toMatchObject({ code: 0, data: { count: 30, assets: { diamond: 40 } } });
    expect(await claimAll(guest, DAY_ONE)).toMatchObject({ code: 0, data: { count: 0, assets: { diamond: 40 } } });
  });

  it('opens every chest that the week has earned', async () => {
    const guest = await app.api.guest();
    await app.sql(
      `INSERT INTO task_progress (user_id, type, period, goal, value, last_value)
       VALUES ($1, 'WEEKLY', '2027-01-04', 'DAILY_TASKS', 15, 0)`,
      [guest.user.id],
    );
    expect(await claimAll(guest, DAY_ONE)).toMatchObject({ data: { count: 20 + 40 + 60 } });
    expect(await claimAll(guest, NEXT_MONDAY)).toMatchObject({ data: { count: 0 } });
  });
});

describe('on a journey', () => {
  const shown = async (guest: Guest, now: string, zone: string) => {
    const { daily, weekly } = await board(guest, now, zone);
    const headers = debug(now, zone);
    const { data } = await app.api.rest('GET /v1/tasks/unclaimed-count', undefined, { as: guest, headers });
    return [daily.stats.FINISH_STAGE, daily.deadline, weekly.completedDailyTaskCount, data.count];
  };

  it('the next day begins 20 hours after this one, and is not taken back', async () => {
    const guest = await app.api.guest();
    await advance(guest, DAY_ONE, { FINISH_STAGE: 3 });
    expect(await shown(guest, '2027-01-04T11:59:59Z', KIRITIMATI)).toEqual([3, '2027-01-04T12:00:00.000Z', 1, 1]);
    expect((await claim(guest, '2027-01-04T11:59:59Z', 101, 'DAILY', KIRITIMATI)).code).toBe(0);
    expect((await claim(guest, '2027-01-04T11:59:59Z', 101, 'DAILY')).code).toBe(1006);
    expect(await shown(guest, '2027-01-04T12:00:00Z', KIRITIMATI)).toEqual([0, '2027-01-05T10:00:00.000Z', 1, 0]);
    expect((await claim(guest, '2027-01-04T12:00:00Z', 101, 'DAILY', KIRITIMATI)).code).toBe(1007);
    await advance(guest, '2027-01-04T12:00:00Z', { FINISH_STAGE: 1 }, KIRITIMATI);
    await advance(guest, '2027-01-04T12:30:00Z', { FINISH_STAGE: 1 });
    expect(await shown(guest, '2027-01-04T12:30:00Z', SHANGHAI)).toEqual([2, '2027-01-05T16:00:00.000Z', 2, 1]);
    expect((await claim(guest, '2027-01-04T12:30:00Z', 101, 'DAILY')).data.count).toBe(10);
    expect((await claim(guest, '2027-01-04T13:00:00Z', 101, 'DAILY', KIRITIMATI)).code).toBe(1006);
    expect(await shown(guest, '2027-01-05T15:59:59Z', SHANGHAI)).toEqual([2, '2027-01-05T16:00:00.000Z', 2, 0]);
    expect(await shown(guest, '2027-01-05T16:00:00Z', SHANGHAI)).toEqual([0, '2027-01-06T16:00:00.000Z', 2, 0]);
  });

  it('the next week begins with its first day', async () => {
    const guest = await app.api.guest();
    const sunday = '2027-01-10T04:00:00Z';
    await advance(guest, sunday, { FINISH_STAGE: 1, EARN_EXP: 40, COMBO: 10, THREE_STAR_CARDS: 20 });
    await app.sql("UPDATE task_progress SET value = 5 WHERE user_id = $1 AND type = 'WEEKLY'", [guest.user.id]);
    const week = async (now: string, zone: string) => {
      const { weekly } = await board(guest, now, zone);
      return [weekly.completedDailyTaskCount, weekly.deadline, weekly.tasks[0].rewardClaimed];
    };
    expect(await week('2027-01-10T11:59:59Z', KIRITIMATI)).toEqual([5, '2027-01-10T12:00:00.000Z', false]);
    expect((await claim(guest, '2027-01-10T11:59:59Z', 201, 'WEEKLY', KIRITIMATI)).code).toBe(0);
    expect(await week('2027-01-10T11:59:59Z', KIRITIMATI)).toEqual([5, '2027-01-10T12:00:00.000Z', true]);
    expect(await week('2027-01-10T12:00:00Z', KIRITIMATI)).toEqual([0, '2027-01-17T10:00:00.000Z', false]);
    await advance(guest, '2027-01-10T12:00:00Z', { FINISH_STAGE: 1 }, KIRITIMATI);
    expect(await week('2027-01-10T13:00:00Z', SHANGHAI)).toEqual([1, '2027-01-17T16:00:00.000Z', false]);
  });

  it('a newbie task begins no day', async () => {
    const guest = await app.api.guest();
    await advance(guest, '2027-01-04T11:00:00Z', { ADD_PACKAGE: 1 }, KIRITIMATI);
    await advance(guest, '2027-01-04T11:00:00Z', { FINISH_STAGE: 1 });
    expect((await board(guest, '2027-01-04T11:00:00Z')).daily.deadline).toBe('2027-01-04T16:00:00.000Z');
  });

  it('an earlier day that was read before the day moved does not come again', async () => {
    const guest = await app.api.guest();
    await advance(guest, '2027-01-04T04:00:00Z', { FINISH_STAGE: 1 });
    await advance(guest, '2027-01-04T12:00:00Z', { FINISH_STAGE: 1 }, KIRITIMATI);
    const ctx = contextOf(app.source, { userId: guest.user.id, now: '2027-01-04T04:00:00Z' });
    await ctx.db.run(late, late.values({ tasks: advanceValues(ctx, { FINISH_STAGE: 1 }, null) }));
    const stored = await app.sql('SELECT day::text, began_at FROM task_day WHERE user_id = $1', [guest.user.id]);
    expect(stored).toEqual([{ day: '2027-01-05', began_at: new Date('2027-01-04T12:00:00Z') }]);
  });
});
