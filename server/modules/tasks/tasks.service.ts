import { type Context, transaction, viewerOf } from '#server/api/context.ts';
import { AppError } from '#server/api/errors.ts';
import { statement } from '#server/database/database.ts';
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

// Reads the gate of the wallet too: the board is read in every report, and this saves it a round trip.
const readState = statement<TaskState>(
  'tasks.state',
  `SELECT (
       SELECT coalesce(json_agg(json_build_object('type', type, 'goal', goal, 'value', value, 'lastValue', last_value)), '[]')
       FROM task_progress
       WHERE user_id = $1 AND (type, period) IN (('DAILY', $2), ('WEEKLY', $3), ('NEWBIE', $4))
     ) AS progress,
     ARRAY(SELECT ref FROM op WHERE user_id = $1 AND currency = 'DIAMOND' AND reason = '${REASON}' AND ref = ANY($5)) AS claimed`,
);
// Weekly milestones count the daily tasks that cross their total here.
const advance = statement(
  'tasks.advance',
  `WITH goal AS (
     SELECT * FROM unnest($2::text[], $3::text[], $4::text[], $5::int[], $6::int[]) AS g (type, period, goal, delta, total)
   ), step AS (
     INSERT INTO task_progress AS p (user_id, type, period, goal, value, last_value)
     SELECT $1::int, type, period, goal, delta, 0 FROM goal
     ON CONFLICT (user_id, type, period, goal) DO UPDATE SET
       last_value = p.value,
       value = CASE WHEN p.goal = 'COMBO' THEN greatest(p.value, excluded.value) ELSE p.value + excluded.value END
     RETURNING type, goal, value, last_value
   )
   INSERT INTO task_progress AS p (user_id, type, period, goal, value, last_value)
   SELECT $1::int, 'WEEKLY', $7, 'DAILY_TASKS', count(*) FILTER (WHERE last_value < total AND value >= total), 0
   FROM step JOIN goal USING (type, goal)
   WHERE type = 'DAILY'
   HAVING count(*) > 0
   ON CONFLICT (user_id, type, period, goal) DO UPDATE SET
     last_value = p.value,
     value = p.value + excluded.value`,
);

/** Adds progress to the goals named (COMBO keeps its maximum); goals of the same type that are not named become "last" too. */
export async function advanceTasks(ctx: Context, progress: Partial<Record<TaskGoalType, number>>): Promise<void> {
  const periods = periodsOf(ctx.now(), ctx.timeZone);
  const touched = new Set(TASKS.filter((task) => task.goalType in progress).map((task) => task.type));
  const steps = TASKS.filter((task) => task.type !== TaskType.WEEKLY && touched.has(task.type));
  if (steps.length === 0) return;
  await ctx.db.run(advance, [
    viewerOf(ctx).id,
    steps.map((task) => task.type),
    steps.map((task) => periods[task.type]),
    steps.map((task) => task.goalType),
    steps.map((task) => progress[task.goalType] ?? 0),
    steps.map((task) => task.total),
    periods.WEEKLY,
  ]);
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

/** The daily tasks of the caller, as a completed unit answers them. */
export async function dailyTasks(ctx: Context): Promise<TaskResponse> {
  return present(ctx, TaskType.DAILY, await stateOf(ctx));
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
