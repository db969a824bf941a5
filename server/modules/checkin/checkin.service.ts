import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { addDays, type Day, dayDiff, localDay, startOfDay } from '#server/kernel/time/local-day.ts';
import { currentUser } from '../users/user.service.ts';
import { type CheckIn, type CheckInDay, CheckInType } from './checkin.entity.ts';
import { type Streak, streakOfDays, viewStreak } from './checkin.rules.ts';
import { CHECK_IN } from './settings.ts';

interface StreakRow extends Streak {
  popped: boolean;
}

const read = statement<StreakRow>(
  'checkin.read',
  `SELECT last_day::text AS "lastDay", last_at AS "lastAt", continuous_days AS "continuousDays",
          accumulated_days AS "accumulatedDays", max_continuous_days AS "maxContinuousDays",
          popped_day IS NOT DISTINCT FROM last_day AS popped
   FROM check_in WHERE user_id = $1`,
);
const markPopped = statement('checkin.mark_popped', 'UPDATE check_in SET popped_day = last_day WHERE user_id = $1');
const daysBetween = statement<{ day: Day }>(
  'checkin.days',
  'SELECT day::text AS day FROM check_in_day WHERE user_id = $1 AND day BETWEEN $2 AND $3 ORDER BY day',
);
const insertDays = statement(
  'checkin.insert_days',
  'INSERT INTO check_in_day (user_id, day) SELECT $1, unnest($2::date[]) ON CONFLICT DO NOTHING',
);
const overwrite = statement(
  'checkin.overwrite',
  `INSERT INTO check_in (user_id, last_day, last_at, continuous_days, accumulated_days, max_continuous_days)
   VALUES ($1, $2, $3, $4, $5, $6)
   ON CONFLICT (user_id) DO UPDATE SET last_day = excluded.last_day, last_at = excluded.last_at,
     continuous_days = excluded.continuous_days, accumulated_days = excluded.accumulated_days,
     max_continuous_days = excluded.max_continuous_days`,
);

/** The streak of the caller today. */
export async function checkIn(ctx: Context): Promise<CheckIn> {
  const streak = await ctx.db.row(read, [viewerOf(ctx).id]);
  const view = viewStreak(streak, ctx.now(), ctx.timeZone);
  return {
    ...view,
    accumulatedDays: streak?.accumulatedDays ?? 0,
    maxContinuousDays: streak?.maxContinuousDays ?? 0,
    target: (await currentUser(ctx)).checkInTarget,
    popped: view.todayCheckIn && (streak?.popped ?? false),
  };
}

/** Each day of a range of at most 400 days, both ends included. Throws BAD_USER_INPUT. */
export async function checkInStats(ctx: Context, startDate: Day, endDate: Day): Promise<CheckInDay[]> {
  const span = dayDiff(startDate, endDate) + 1;
  if (span < 1 || span > CHECK_IN.statsDaysMax)
    throw new AppError('BAD_USER_INPUT', {
      fields: [
        {
          path: 'endDate',
          message: {
            zh: `必须在 startDate 之后 0 到 ${CHECK_IN.statsDaysMax - 1} 天`,
            en: `must lie 0 to ${CHECK_IN.statsDaysMax - 1} days after startDate`,
          },
        },
      ],
    });
  const rows = await ctx.db.rows(daysBetween, [viewerOf(ctx).id, startDate, endDate]);
  const checked = new Set(rows.map((row) => row.day));
  return Array.from({ length: span }, (_, index) => {
    const date = addDays(startDate, index);
    return { date, type: checked.has(date) ? CheckInType.LEARN : null };
  });
}

/** Remembers that today's check-in was celebrated; false where there is none to celebrate. */
export async function markCheckInPopped(ctx: Context): Promise<boolean> {
  const streak = await ctx.db.row(read, [viewerOf(ctx).id]);
  if (!viewStreak(streak, ctx.now(), ctx.timeZone).todayCheckIn) return false;
  return (await ctx.db.run(markPopped, [viewerOf(ctx).id])) === 1;
}

/** Accumulated days and the longest streak of the caller. */
export async function checkInTotals(ctx: Context): Promise<{ accumulatedDays: number; maxContinuousDays: number }> {
  const streak = await ctx.db.row(read, [viewerOf(ctx).id]);
  return { accumulatedDays: streak?.accumulatedDays ?? 0, maxContinuousDays: streak?.maxContinuousDays ?? 0 };
}

/** Adds check-ins on days of the past and counts the streak anew (debug tools only). Throws BAD_USER_INPUT for a day to come. */
export function addCheckIns(ctx: Context, days: readonly Day[]) {
  const today = localDay(ctx.now(), ctx.timeZone);
  if (days.some((day) => day > today))
    throw new AppError('BAD_USER_INPUT', {
      fields: [{ path: 'dates', message: { zh: `不能晚于 ${today}`, en: `must not be after ${today}` } }],
    });
  return transaction(ctx, async (tx) => {
    const { id } = viewerOf(tx);
    await tx.db.run(insertDays, [id, days]);
    const all = await tx.db.rows(daysBetween, [id, '1970-01-01', today]);
    const last = all.at(-1)?.day;
    const streak =
      last &&
      streakOfDays(
        all.map((row) => row.day),
        startOfDay(last, tx.timeZone),
      );
    if (!streak) return { accumulatedDays: 0, maxContinuousDays: 0 };
    const { lastDay, lastAt, continuousDays, accumulatedDays, maxContinuousDays } = streak;
    await tx.db.run(overwrite, [id, lastDay, lastAt, continuousDays, accumulatedDays, maxContinuousDays]);
    return { accumulatedDays, maxContinuousDays };
  });
}
