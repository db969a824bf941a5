import { type Context, viewerOf } from '#server/kernel/context.ts';
import { part } from '#server/kernel/database/parts.ts';
import { type Day, localDay } from '#server/kernel/time/local-day.ts';
import { completing } from '../units/completing.ts';
import { type Streak, viewStreak } from './checkin.rules.ts';

/** A streak as JSON of the database has it. */
export type StoredStreak = Omit<Streak, 'lastAt'> & { lastAt: string; popped: boolean };

interface CheckInValues {
  user: number;
  now: Date;
  today: Day;
  /** Today's first, of a unit that something was learned in. */
  checksIn: boolean;
  /** Not today's first. */
  touches: boolean;
  continues: boolean;
}

/** The streak of an account as one JSON value, null where there is none. */
export const streakSql = (user: string) =>
  `(SELECT json_build_object('lastDay', last_day, 'lastAt', last_at, 'continuousDays', continuous_days,
    'accumulatedDays', accumulated_days, 'maxContinuousDays', max_continuous_days,
    'popped', popped_day IS NOT DISTINCT FROM last_day) FROM check_in WHERE user_id = ${user})`;

// guard: a traveller's streak follows the latest unit
/**
 * Checks in for a row of `@from` as {@link planCheckIn} decided: `@checked` has one row if this was the check-in of the day.
 * A later unit of the day moves the instant, because a traveller's streak is judged by the latest unit and not by the first
 * one of the day.
 */
export const checkingIn = part<CheckInValues>(
  { user: 'int', now: 'timestamptz', today: 'date', checksIn: 'boolean', touches: 'boolean', continues: 'boolean' },
  `@new_day AS (
    INSERT INTO check_in_day (user_id, day) SELECT :user, :today FROM @from WHERE :checksIn
    ON CONFLICT DO NOTHING RETURNING user_id
  ), @checked AS (
    INSERT INTO check_in AS c (user_id, last_day, last_at, continuous_days, accumulated_days, max_continuous_days)
    SELECT user_id, :today, :now, 1, 1, 1 FROM @new_day
    ON CONFLICT (user_id) DO UPDATE SET
      last_day = excluded.last_day,
      last_at = excluded.last_at,
      continuous_days = CASE WHEN :continues THEN c.continuous_days + 1 ELSE 1 END,
      accumulated_days = c.accumulated_days + 1,
      max_continuous_days = greatest(c.max_continuous_days, CASE WHEN :continues THEN c.continuous_days + 1 ELSE 1 END)
    RETURNING user_id
  ), @touched AS (
    UPDATE check_in SET last_at = greatest(last_at, :now) FROM @from WHERE user_id = :user AND :touches
  )`,
);

/** What learning now does to the streak of the caller, and whether today's check-in was celebrated already. */
export function planCheckIn(
  ctx: Context,
  learned: boolean,
  stored: StoredStreak | null,
): { values: CheckInValues; kept: { popped: boolean } } {
  const streak = stored && { ...stored, lastAt: new Date(stored.lastAt) };
  const now = ctx.now();
  const { todayCheckIn, continuousDays } = viewStreak(streak, now, ctx.timeZone);
  return {
    values: {
      user: viewerOf(ctx).id,
      now,
      today: localDay(now, ctx.timeZone),
      // guard: no check-in for a unit that could not be shown
      checksIn: learned && !todayCheckIn,
      touches: learned && todayCheckIn,
      continues: continuousDays > 0,
    },
    // Without a check-in there is none to celebrate.
    kept: { popped: !learned || (todayCheckIn && (streak?.popped ?? false)) },
  };
}

/** A unit in which something was learned is the check-in of its day. */
export const checksIn = completing.participant<StoredStreak, CheckInValues, { popped: boolean }>({
  name: 'checkin',
  read: ({ user }) => streakSql(user),
  plan: (ctx, { learned }, streak) => planCheckIn(ctx, learned, streak),
  write: checkingIn,
});
