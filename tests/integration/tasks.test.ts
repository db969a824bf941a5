import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TaskGoalType } from '#server/modules/tasks/task.entity.ts';
import { advanceTasks } from '#server/modules/tasks/tasks.service.ts';
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
const debug = (now: string) => ({ debug: JSON.stringify({ futureTimestamp: now }) });

const advance = (guest: Guest, now: string, progress: Partial<Record<TaskGoalType, number>>) =>
  advanceTasks(contextOf(app.source, { userId: guest.user.id, now }), progress);
const board = async (guest: Guest, now: string) =>
  (await app.api.rest('GET /v1/tasks', undefined, { as: guest, headers: debug(now) })).data;
const claim = (guest: Guest, now: string, taskNo: number, type: string) =>
  app.api.rest('POST /v1/tasks/claim-reward', { taskNo, type }, { as: guest, headers: debug(now) });

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
