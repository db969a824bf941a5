import { describe, expect, it } from 'vitest';
import { accountDay } from '#server/modules/tasks/account-day.rules.ts';
import { TASKS } from '#server/modules/tasks/settings.ts';
import { TaskGoalType, TaskType } from '#server/modules/tasks/task.entity.ts';
import {
  claimRef,
  claimRefs,
  deadlineOf,
  periodsOf,
  presentTasks,
  statusOf,
  type TaskState,
} from '#server/modules/tasks/tasks.rules.ts';

const SHANGHAI = 'Asia/Shanghai';
const now = new Date('2026-11-21T01:00:00Z');
const today = accountDay(null, now, SHANGHAI);
const view = { today, zone: SHANGHAI, locale: 'en' as const };
const task = (taskNo: number) => TASKS.find((item) => item.taskNo === taskNo) as (typeof TASKS)[number];
const state = (goal: TaskGoalType, type: TaskType, value: number, claimed: string[] = []): TaskState => ({
  progress: [{ type, goal, value, lastValue: value - 1 }],
  claimed,
});

describe('periods', () => {
  it('are the day, the Monday and once', () => {
    expect(periodsOf(today.day)).toEqual({ DAILY: '2026-11-21', WEEKLY: '2026-11-16', NEWBIE: 'once' });
    expect(periodsOf('2026-11-22').WEEKLY).toBe('2026-11-16');
    expect(periodsOf('2026-11-23').WEEKLY).toBe('2026-11-23');
  });

  it('end at the local midnight and Monday', () => {
    expect(deadlineOf(TaskType.DAILY, today, SHANGHAI)?.toISOString()).toBe('2026-11-21T16:00:00.000Z');
    expect(deadlineOf(TaskType.WEEKLY, today, SHANGHAI)?.toISOString()).toBe('2026-11-22T16:00:00.000Z');
    expect(deadlineOf(TaskType.NEWBIE, today, SHANGHAI)).toBeNull();
  });
});

describe('the catalogue', () => {
  it('numbers tasks once and never lets a goal serve two types', () => {
    expect(new Set(TASKS.map((item) => item.taskNo)).size).toBe(TASKS.length);
    for (const goal of Object.values(TaskGoalType))
      expect(new Set(TASKS.filter((item) => item.goalType === goal).map((item) => item.type)).size).toBe(1);
  });

  it('pays what the economy says', () => {
    const sum = (type: TaskType) => TASKS.filter((item) => item.type === type).map((item) => item.reward);
    expect(sum(TaskType.DAILY)).toEqual([10, 10, 10, 10, 20]);
    expect(sum(TaskType.WEEKLY)).toEqual([20, 40, 60, 100]);
    expect(sum(TaskType.NEWBIE)).toEqual([20, 20, 20, 20, 20]);
  });

  it('has one reference a task and period', () => {
    const refs = claimRefs(periodsOf(today.day));
    expect(new Set(refs).size).toBe(TASKS.length);
    expect(refs).toContain('DAILY:2026-11-21:101');
    expect(refs).toContain('WEEKLY:2026-11-16:204');
  });
});

describe('statusOf', () => {
  const periods = periodsOf(today.day);
  it.each([
    ['below the total', 39, [], 'OPEN'],
    ['at the total', 40, [], 'CLAIMABLE'],
    ['claimed today', 40, ['DAILY:2026-11-21:102'], 'CLAIMED'],
    ['claimed yesterday', 40, ['DAILY:2026-11-20:102'], 'CLAIMABLE'],
  ])('%s', (_, value, claimed, expected) => {
    expect(statusOf(task(102), state(TaskGoalType.EARN_EXP, TaskType.DAILY, value, claimed), periods)).toBe(expected);
  });
});

describe('presentTasks', () => {
  it('caps progress at the total and leaves the stats whole', () => {
    const daily = presentTasks(TaskType.DAILY, state(TaskGoalType.EARN_EXP, TaskType.DAILY, 55), view);
    expect(daily.tasks.map((item) => item.taskNo)).toEqual([101, 102, 103, 104, 105]);
    expect(daily.tasks[1]).toMatchObject({ progress: 40, total: 40, rewardClaimed: false, newbie: false });
    expect(daily.stats).toContainEqual({ goalType: 'EARN_EXP', value: 55 });
    expect(daily.lastStats).toContainEqual({ goalType: 'EARN_EXP', value: 54 });
    expect(daily.completedDailyTaskCount).toBeNull();
  });

  it('shows weekly milestones on one count', () => {
    const periods = periodsOf(today.day);
    const claimed = [claimRef(task(201), periods)];
    const weekly = presentTasks(TaskType.WEEKLY, state(TaskGoalType.DAILY_TASKS, TaskType.WEEKLY, 12, claimed), view);
    expect(weekly.completedDailyTaskCount).toBe(12);
    expect(
      weekly.tasks.map(({ dailyTaskRequire, progress, rewardClaimed }) => [dailyTaskRequire, progress, rewardClaimed]),
    ).toEqual([
      [5, 5, true],
      [10, 10, false],
      [15, 12, false],
      [20, 12, false],
    ]);
    expect(weekly.stats).toEqual([{ goalType: 'DAILY_TASKS', value: 12 }]);
  });

  it('speaks both languages', () => {
    const empty: TaskState = { progress: [], claimed: [] };
    expect(presentTasks(TaskType.NEWBIE, empty, view).tasks[0]?.title).toBe('Add a package');
    expect(presentTasks(TaskType.NEWBIE, empty, { ...view, locale: 'zh' }).tasks[0]?.title).toBe('添加一个卡包');
  });
});
