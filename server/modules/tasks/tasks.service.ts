import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { composed, ONE_ROW, part } from '#server/kernel/database/parts.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { Day } from '#server/kernel/time/local-day.ts';
import { assets, grantOnce, post } from '../wallet/wallet.service.ts';
import { type AccountDay, accountDay, possibleDays } from './account-day.rules.ts';
import { TASKS } from './settings.ts';
import { type ClaimedReward, type TaskBoard, type TaskGoalType, TaskType } from './task.entity.ts';
import type { ClaimTaskRewardInput } from './task.inputs.ts';
import { claimRef, claimRefs, periodsOf, presentTasks, statusOf, type TaskState } from './tasks.rules.ts';

/** Reason of the reward of a task in the ledger. */
export const REASON = 'TASK';

/** The latest day of an account as JSON of the database has it. */
export interface StoredDay {
  day: Day;
  /** ISO 8601. */
  beganAt: string;
}

/** The latest day of a user as one JSON value (a {@link StoredDay}), null where there is none. */
export const taskDaySql = (user: string) =>
  `(SELECT json_build_object('day', day, 'beganAt', began_at) FROM task_day WHERE user_id = ${user})`;

// Reads the gate of the wallet too, which saves a round trip.
const readState = statement<TaskState & { today: StoredDay | null }>(
  'tasks.state',
  `SELECT (
       SELECT coalesce(json_agg(json_build_object('type', type, 'goal', goal, 'value', value, 'lastValue', last_value,
         'period', period)), '[]')
       FROM task_progress
       WHERE user_id = $1 AND (type, period) IN (SELECT * FROM unnest($2::text[], $3::text[]))
     ) AS progress,
     ARRAY(SELECT ref FROM posting WHERE user_id = $1 AND currency = 'DIAMOND' AND reason = '${REASON}' AND ref = ANY($4)) AS claimed,
     ${taskDaySql('$1')} AS today`,
);
const readDay = statement<{ today: StoredDay | null }>('tasks.day', `SELECT ${taskDaySql('$1')} AS today`);

export interface AdvanceValues {
  user: number;
  types: string[];
  periods: string[];
  goals: string[];
  deltas: number[];
  /** Every daily task: its goal, and what of it is to be reached. */
  dailyGoals: string[];
  dailyTotals: number[];
  week: string;
  taskDay: Day;
  taskDayBeganAt: Date;
  isNewTaskDay: boolean;
}

// guard: a weekly milestone counts a daily task once
// guard: the day of tasks is kept
// guard: a combo is the longest one, not a sum
/**
 * Advances tasks by {@link advanceValues} for a row of `@from`: `@step (type, goal, value, last_value)` is where the goals
 * stand then. Weekly milestones count the daily tasks that cross their total here. Keeps the day that they count for.
 */
export const advancing = part<AdvanceValues>(
  {
    user: 'int',
    types: 'text[]',
    periods: 'text[]',
    goals: 'text[]',
    deltas: 'int[]',
    dailyGoals: 'text[]',
    dailyTotals: 'int[]',
    week: 'text',
    taskDay: 'date',
    taskDayBeganAt: 'timestamptz',
    isNewTaskDay: 'boolean',
  },
  `@new_task_day AS (
    INSERT INTO task_day (user_id, day, began_at)
    SELECT :user, :taskDay, :taskDayBeganAt FROM @from WHERE :isNewTaskDay
    ON CONFLICT (user_id) DO UPDATE SET day = excluded.day, began_at = excluded.began_at WHERE task_day.day < excluded.day
  ), @goal AS (
    SELECT g.* FROM @from, unnest(:types, :periods, :goals, :deltas)
      AS g (type, period, goal, delta)
  ), @step AS (
    INSERT INTO task_progress AS p (user_id, type, period, goal, value, last_value)
    SELECT :user, type, period, goal, delta, 0 FROM @goal
    ON CONFLICT (user_id, type, period, goal) DO UPDATE SET
      last_value = p.value,
      value = CASE WHEN p.goal = 'COMBO' THEN greatest(p.value, excluded.value) ELSE p.value + excluded.value END
    RETURNING type, goal, value, last_value
  ), @milestones AS (
    INSERT INTO task_progress AS p (user_id, type, period, goal, value, last_value)
    SELECT :user, 'WEEKLY', :week, 'DAILY_TASKS', count(*) FILTER (WHERE last_value < total AND value >= total), 0
    FROM @step JOIN unnest(:dailyGoals, :dailyTotals) AS daily (goal, total) USING (goal)
    WHERE type = 'DAILY'
    HAVING count(*) > 0
    ON CONFLICT (user_id, type, period, goal) DO UPDATE SET
      last_value = p.value,
      value = p.value + excluded.value
  )`,
);

const advance = composed('tasks.advance', {})`WITH ${advancing.as('tasks', ONE_ROW)} SELECT`;

export type Advance = Partial<Record<TaskGoalType, number>>;

/** What {@link advancing} needs to know of an account, whose latest day is given; the caller's where none is named. */
export function advanceValues(
  ctx: Context,
  progress: Advance,
  last: StoredDay | null,
  user: number = viewerOf(ctx).id,
): AdvanceValues {
  const today = todayOf(ctx, last);
  const periods = periodsOf(today.day);
  const touched = typesOf(progress);
  // Several tasks may have one goal, which is advanced once.
  const goals = new Map(TASKS.filter(({ type }) => touched.has(type)).map((task) => [task.goalType, task.type]));
  const steps = [...goals].filter(([, type]) => type !== TaskType.WEEKLY);
  const daily = TASKS.filter(({ type }) => type === TaskType.DAILY);
  return {
    user,
    types: steps.map(([, type]) => type),
    periods: steps.map(([, type]) => periods[type]),
    goals: steps.map(([goal]) => goal),
    deltas: steps.map(([goal]) => progress[goal] ?? 0),
    dailyGoals: daily.map(({ goalType }) => goalType),
    dailyTotals: daily.map(({ total }) => total),
    week: periods.WEEKLY,
    taskDay: today.day,
    taskDayBeganAt: today.beganAt,
    isNewTaskDay: touched.has(TaskType.DAILY) && today.day !== last?.day,
  };
}

/** Types of the tasks that have one of the goals. */
const typesOf = (progress: Advance) =>
  new Set(TASKS.filter((task) => task.goalType in progress).map((task) => task.type));

function todayOf(ctx: Context, last: StoredDay | null): AccountDay {
  return accountDay(last && { day: last.day, beganAt: new Date(last.beganAt) }, ctx.now(), ctx.timeZone);
}

/**
 * Adds progress to the goals named (COMBO keeps its maximum), of the caller where no account is named; goals of the same
 * type that are not named become "last" too.
 */
export async function advanceTasks(ctx: Context, progress: Advance, user?: number): Promise<void> {
  const account = user ?? viewerOf(ctx).id;
  const last = typesOf(progress).has(TaskType.DAILY) ? await ctx.db.row(readDay, [account]) : null;
  const values = advanceValues(ctx, progress, last?.today ?? null, account);
  if (values.types.length > 0) await ctx.db.run(advance, advance.values({ tasks: values }));
}

/** Every task of the caller. */
export async function taskBoard(ctx: Context): Promise<TaskBoard> {
  const { state, today } = await stateOf(ctx);
  const present = (type: TaskType) => presentTasks(type, state, { today, zone: ctx.timeZone, locale: ctx.locale });
  return { daily: present(TaskType.DAILY), weekly: present(TaskType.WEEKLY), newbie: present(TaskType.NEWBIE) };
}

/** Rewards that wait to be claimed. */
export async function unclaimedTaskCount(ctx: Context): Promise<number> {
  const { state, today } = await stateOf(ctx);
  const periods = periodsOf(today.day);
  return TASKS.filter((task) => statusOf(task, state, periods) === 'CLAIMABLE').length;
}

/**
 * Grants the reward of a task once a period.
 * Throws NOT_CLAIMABLE before the goal is reached, ALREADY_CLAIMED after, BAD_USER_INPUT for a task that does not exist.
 */
export async function claimTaskReward(ctx: Context, { taskNo, type }: ClaimTaskRewardInput): Promise<ClaimedReward> {
  const task = TASKS.find((item) => item.taskNo === taskNo && item.type === type);
  if (!task)
    throw new AppError('BAD_USER_INPUT', {
      fields: [{ path: 'input.taskNo', message: { zh: '没有这个任务', en: 'no such task' } }],
    });
  const { state, today } = await stateOf(ctx);
  const periods = periodsOf(today.day);
  const status = statusOf(task, state, periods);
  // guard: a reward waits for its goal
  if (status === 'OPEN') throw new AppError('NOT_CLAIMABLE');
  const granted = await transaction(ctx, (tx) =>
    post(tx, {
      userId: viewerOf(tx).id,
      currency: 'DIAMOND',
      delta: task.reward,
      reason: REASON,
      ref: claimRef(task, periods),
    }),
  );
  if (!granted.applied) throw new AppError('ALREADY_CLAIMED');
  return { count: task.reward, assets: await assets(ctx) };
}

/** Grants every reward that waits, of all types of tasks. Where none waits, as after a repeat, it grants nothing. */
export async function claimAllTaskRewards(ctx: Context): Promise<ClaimedReward> {
  const { state, today } = await stateOf(ctx);
  const periods = periodsOf(today.day);
  // guard: all that waits is granted, and nothing else
  const waiting = TASKS.filter((task) => statusOf(task, state, periods) === 'CLAIMABLE');
  const count = await grantOnce(ctx, {
    userId: viewerOf(ctx).id,
    currency: 'DIAMOND',
    reason: REASON,
    rewards: waiting.map((task) => ({ delta: task.reward, ref: claimRef(task, periods) })),
  });
  return { count, assets: await assets(ctx) };
}

/** The caller's tasks in the periods of the caller's day. All days it may be are read: which one it is, is read with them. */
async function stateOf(ctx: Context): Promise<{ state: TaskState; today: AccountDay }> {
  const possible = possibleDays(ctx.now(), ctx.timeZone).map(periodsOf);
  const named = new Map(possible.flatMap((periods) => Object.entries(periods).map((entry) => [entry.join(), entry])));
  const entries = [...named.values()];
  const refs = [...new Set(possible.flatMap(claimRefs))];
  const row = await ctx.db.row(readState, [
    viewerOf(ctx).id,
    entries.map(([type]) => type),
    entries.map(([, period]) => period),
    refs,
  ]);
  const today = todayOf(ctx, row?.today ?? null);
  const periods = periodsOf(today.day);
  const progress = (row?.progress ?? []).filter(({ type, period }) => period === periods[type]);
  return { state: { progress, claimed: row?.claimed ?? [] }, today };
}
