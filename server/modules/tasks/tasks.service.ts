import { type Context, transaction, viewerOf } from '#server/api/context.ts';
import { AppError } from '#server/api/errors.ts';
import { composed, ONCE, statement } from '#server/database/database.ts';
import { assets, post } from '../wallet/wallet.service.ts';
import { TASKS } from './settings.ts';
import { type ClaimedReward, type TaskBoard, type TaskGoalType, type TaskResponse, TaskType } from './task.entity.ts';
import type { ClaimTaskRewardInput } from './task.inputs.ts';
import {
  claimRef,
  claimRefs,
  type Periods,
  type Progress,
  periodsOf,
  presentTasks,
  statusOf,
  type TaskState,
} from './tasks.rules.ts';

const REASON = 'TASK';

// Reads the gate of the wallet too, which saves a round trip.
const readState = statement<TaskState>(
  'tasks.state',
  `SELECT (
       SELECT coalesce(json_agg(json_build_object('type', type, 'goal', goal, 'value', value, 'lastValue', last_value)), '[]')
       FROM task_progress
       WHERE user_id = $1 AND (type, period) IN (('DAILY', $2), ('WEEKLY', $3), ('NEWBIE', $4))
     ) AS progress,
     ARRAY(SELECT ref FROM op WHERE user_id = $1 AND currency = 'DIAMOND' AND reason = '${REASON}' AND ref = ANY($5)) AS claimed`,
);
/**
 * Advances tasks by {@link advanceValues} for a row of `from`: `step (type, goal, value, last_value)` is where the goals
 * stand then. Weekly milestones count the daily tasks that cross their total here.
 */
export const advanceSql = (from: string) => `goal AS (
    SELECT g.* FROM ${from}, unnest(:types::text[], :periods::text[], :goals::text[], :deltas::int[], :totals::int[])
      AS g (type, period, goal, delta, total)
  ), step AS (
    INSERT INTO task_progress AS p (user_id, type, period, goal, value, last_value)
    SELECT :user::int, type, period, goal, delta, 0 FROM goal
    ON CONFLICT (user_id, type, period, goal) DO UPDATE SET
      last_value = p.value,
      value = CASE WHEN p.goal = 'COMBO' THEN greatest(p.value, excluded.value) ELSE p.value + excluded.value END
    RETURNING type, goal, value, last_value
  ), milestones AS (
    INSERT INTO task_progress AS p (user_id, type, period, goal, value, last_value)
    SELECT :user::int, 'WEEKLY', :week, 'DAILY_TASKS', count(*) FILTER (WHERE last_value < total AND value >= total), 0
    FROM step JOIN goal USING (type, goal)
    WHERE type = 'DAILY'
    HAVING count(*) > 0
    ON CONFLICT (user_id, type, period, goal) DO UPDATE SET
      last_value = p.value,
      value = p.value + excluded.value
  )`;

/** The daily tasks of `:user` after {@link advanceSql} in the same statement, as one JSON value (a {@link TaskState}). */
export const DAILY_SQL = `json_build_object(
    'progress', (SELECT coalesce(json_agg(json_build_object('type', type, 'goal', goal, 'value', value,
      'lastValue', last_value)), '[]') FROM step WHERE type = 'DAILY'),
    'claimed', ARRAY(SELECT ref FROM op WHERE user_id = :user AND currency = 'DIAMOND' AND reason = '${REASON}'
      AND ref = ANY(:claims::text[])))`;

const advance = composed<unknown, AdvanceValues>('tasks.advance', `WITH ${advanceSql(ONCE)} SELECT`);

interface AdvanceValues {
  user: number;
  types: string[];
  periods: string[];
  goals: string[];
  deltas: number[];
  totals: number[];
  week: string;
  claims: string[];
}

type Advance = Partial<Record<TaskGoalType, number>>;

/** What {@link advanceSql} needs to know of an account; the caller's where none is named. */
export function advanceValues(ctx: Context, progress: Advance, user: number = viewerOf(ctx).id): AdvanceValues {
  const periods = periodsOf(ctx.now(), ctx.timeZone);
  const touched = new Set(TASKS.filter((task) => task.goalType in progress).map((task) => task.type));
  const steps = TASKS.filter((task) => task.type !== TaskType.WEEKLY && touched.has(task.type));
  return {
    user,
    types: steps.map((task) => task.type),
    periods: steps.map((task) => periods[task.type]),
    goals: steps.map((task) => task.goalType),
    deltas: steps.map((task) => progress[task.goalType] ?? 0),
    totals: steps.map((task) => task.total),
    week: periods.WEEKLY,
    claims: claimRefs(periods),
  };
}

/**
 * Adds progress to the goals named (COMBO keeps its maximum), of the caller where no account is named; goals of the same
 * type that are not named become "last" too.
 */
export async function advanceTasks(ctx: Context, progress: Advance, user?: number): Promise<void> {
  const values = advanceValues(ctx, progress, user);
  if (values.types.length > 0) await ctx.db.run(advance, advance.values(values));
}

/** Every task of the caller. */
export async function taskBoard(ctx: Context): Promise<TaskBoard> {
  const state = await stateOf(ctx);
  return {
    daily: present(ctx, TaskType.DAILY, state),
    weekly: present(ctx, TaskType.WEEKLY, state),
    newbie: present(ctx, TaskType.NEWBIE, state),
  };
}

/** Rewards that wait to be claimed. */
export async function unclaimedTaskCount(ctx: Context): Promise<number> {
  const periods = periodsOf(ctx.now(), ctx.timeZone);
  const state = await stateOf(ctx, periods);
  return TASKS.filter((task) => statusOf(task, state, periods) === 'CLAIMABLE').length;
}

/**
 * Grants the reward of a task once a period.
 * Throws NOT_CLAIMABLE before the goal is reached, ALREADY_CLAIMED after, BAD_USER_INPUT for a task that does not exist.
 */
export async function claimTaskReward(ctx: Context, { taskNo, type }: ClaimTaskRewardInput): Promise<ClaimedReward> {
  const task = TASKS.find((item) => item.taskNo === taskNo && item.type === type);
  if (!task) throw new AppError('BAD_USER_INPUT', { fields: [{ path: 'input.taskNo', message: 'no such task' }] });
  const periods = periodsOf(ctx.now(), ctx.timeZone);
  const status = statusOf(task, await stateOf(ctx, periods), periods);
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

async function stateOf(ctx: Context, periods: Periods = periodsOf(ctx.now(), ctx.timeZone)): Promise<TaskState> {
  const { DAILY, WEEKLY, NEWBIE } = periods;
  const state = await ctx.db.row(readState, [viewerOf(ctx).id, DAILY, WEEKLY, NEWBIE, claimRefs(periods)]);
  return state ?? { progress: [] as Progress[], claimed: [] };
}

function present(ctx: Context, type: TaskType, state: TaskState): TaskResponse {
  return presentTasks(type, state, { now: ctx.now(), zone: ctx.timeZone, locale: ctx.locale });
}
