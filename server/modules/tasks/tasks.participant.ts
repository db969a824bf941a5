import { viewerOf } from '#server/kernel/context.ts';
import { part } from '#server/kernel/database/parts.ts';
import { type CompletedUnit, completing } from '../units/completing.ts';
import { TaskGoalType, type TaskResponse } from './task.entity.ts';
import { claimRefs, periodsOf, type TaskState } from './tasks.rules.ts';
import {
  type Advance,
  type AdvanceValues,
  advanceValues,
  advancing,
  REASON,
  type StoredDay,
  taskDaySql,
} from './tasks.service.ts';

/** The day that the tasks of a unit counted for, in the zone it was reported from. */
interface CountedDay {
  timeZone: string;
  taskDay: StoredDay;
  /** The tasks as they were presented, kept by an earlier version instead of all the rest. */
  presented?: TaskResponse;
}

interface CompletionValues extends AdvanceValues {
  /** References of the rewards that may have been claimed in the periods of today. */
  claims: string[];
}

const write = part<CompletionValues>(
  { ...advancing.types, claims: 'text[]' },
  `${advancing.text}, @claimed AS (
    SELECT ref FROM posting WHERE user_id = :user AND currency = 'DIAMOND' AND reason = '${REASON}' AND ref = ANY(:claims)
  )`,
);

/** A completed unit advances tasks, and is told the daily ones as they stand then. */
export const advances = completing.participant<StoredDay, CompletionValues, CountedDay, TaskState>({
  name: 'tasks',
  read: ({ user }) => taskDaySql(user),
  plan: (ctx, unit, last) => {
    const values = advanceValues(ctx, progressOf(unit), last, viewerOf(ctx).id);
    return {
      values: { ...values, claims: claimRefs(periodsOf(values.taskDay)) },
      kept: {
        timeZone: ctx.timeZone,
        taskDay: { day: values.taskDay, beganAt: values.taskDayBeganAt.toISOString() },
      },
    };
  },
  write,
  after: `json_build_object(
    'progress', (SELECT coalesce(json_agg(json_build_object('type', type, 'goal', goal, 'value', value,
      'lastValue', last_value)), '[]') FROM @step WHERE type = 'DAILY'),
    'claimed', ARRAY(SELECT ref FROM @claimed))`,
});

const progressOf = ({ learned, challenge, exp, comboCount, answers }: CompletedUnit): Advance => ({
  // guard: no tasks for a unit that could not be shown
  // guard: a challenge is no stage
  [TaskGoalType.FINISH_STAGE]: learned && !challenge ? 1 : 0,
  [TaskGoalType.EARN_EXP]: exp,
  [TaskGoalType.THREE_STAR_CARDS]: answers.filter(({ grade }) => grade === 'PERFECT').length,
  [TaskGoalType.COMBO]: challenge ? 0 : comboCount,
  // guard: only a victory counts as one
  [TaskGoalType.WIN_CHALLENGE]: challenge?.won ? 1 : 0,
  // guard: no newbie task for a unit that could not be shown
  [TaskGoalType.FINISH_FIRST_STAGE]: learned && !challenge ? 1 : 0,
});
