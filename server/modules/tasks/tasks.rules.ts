import type { Locale } from '#domain/words.ts';
import { addDays, type Day, weekStart } from '#server/kernel/time/local-day.ts';
import { type AccountDay, beginOf } from './account-day.rules.ts';
import { TASKS, type TaskDefinition } from './settings.ts';
import { RewardType, type Task, TaskGoalType, type TaskResponse, type TaskStat, TaskType } from './task.entity.ts';

export interface Progress {
  type: TaskType;
  goal: TaskGoalType;
  value: number;
  lastValue: number;
  /** Name of its period; of the present one where it is absent. */
  period?: string;
}

/** What is known of an account's tasks in its present periods. */
export interface TaskState {
  progress: readonly Progress[];
  /** References of rewards already granted. */
  claimed: readonly string[];
}

export type Periods = Record<TaskType, string>;

/** Names of the periods that a day lies in: the day, the Monday of the week, `once`. */
export function periodsOf(day: Day): Periods {
  return { DAILY: day, WEEKLY: weekStart(day), NEWBIE: 'once' };
}

/** When the tasks of a type begin anew for an account; null for those that never do. */
export function deadlineOf(type: TaskType, today: AccountDay, zone: string): Date | null {
  if (type === TaskType.DAILY) return beginOf(addDays(today.day, 1), today, zone);
  return type === TaskType.WEEKLY ? beginOf(addDays(weekStart(today.day), 7), today, zone) : null;
}

/** The natural reference of a reward: one task in one period. */
export function claimRef(task: Pick<TaskDefinition, 'type' | 'taskNo'>, periods: Periods): string {
  return `${task.type}:${periods[task.type]}:${task.taskNo}`;
}

/** References of every reward of some periods. */
export const claimRefs = (periods: Periods): string[] => TASKS.map((task) => claimRef(task, periods));

export type TaskStatus = 'OPEN' | 'CLAIMABLE' | 'CLAIMED';

/** Whether a reward can be taken. */
export function statusOf(task: TaskDefinition, state: TaskState, periods: Periods): TaskStatus {
  if (state.claimed.includes(claimRef(task, periods))) return 'CLAIMED';
  return progressOf(task, state) >= task.total ? 'CLAIMABLE' : 'OPEN';
}

/** The tasks of one type as the API shows them. */
export function presentTasks(
  type: TaskType,
  state: TaskState,
  { today, zone, locale }: { today: AccountDay; zone: string; locale: Locale },
): TaskResponse {
  const periods = periodsOf(today.day);
  const definitions = TASKS.filter((task) => task.type === type);
  const stat = (goalType: TaskGoalType, value: number): TaskStat => ({ goalType, value });
  const goals = [...new Set(definitions.map((task) => task.goalType))];
  const row = (goalType: TaskGoalType) => state.progress.find((item) => item.type === type && item.goal === goalType);
  return {
    tasks: definitions.map((task) => presentTask(task, state, periods, locale)),
    stats: goals.map((goalType) => stat(goalType, row(goalType)?.value ?? 0)),
    lastStats: goals.map((goalType) => stat(goalType, row(goalType)?.lastValue ?? 0)),
    deadline: deadlineOf(type, today, zone),
    completedDailyTaskCount: type === TaskType.WEEKLY ? (row(TaskGoalType.DAILY_TASKS)?.value ?? 0) : null,
  };
}

function presentTask(task: TaskDefinition, state: TaskState, periods: Periods, locale: Locale): Task {
  return {
    taskNo: task.taskNo,
    goalType: task.goalType,
    total: task.total,
    progress: Math.min(progressOf(task, state), task.total),
    dailyTaskRequire: task.type === TaskType.WEEKLY ? task.total : null,
    rewardClaimed: statusOf(task, state, periods) === 'CLAIMED',
    title: task[locale],
    emoji: task.emoji,
    rewards: [{ type: RewardType.DIAMOND, value: task.reward }],
    newbie: task.type === TaskType.NEWBIE,
  };
}

function progressOf(task: TaskDefinition, state: TaskState): number {
  return state.progress.find((item) => item.type === task.type && item.goal === task.goalType)?.value ?? 0;
}
