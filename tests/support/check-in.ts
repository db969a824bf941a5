import { type Context, viewerOf } from '#server/kernel/context.ts';
import { composed, ONCE } from '#server/kernel/database/statements.ts';
import { checkInSql, planCheckIn, type StoredStreak, streakSql } from '#server/modules/checkin/checkin.service.ts';

type CheckInValues = ReturnType<typeof planCheckIn>['values'];

const readStreak = composed<{ streak: StoredStreak | null }, { user: number }>(
  'tests.streak',
  `SELECT ${streakSql(':user')} AS streak`,
);
const record = composed<{ user_id: number }, CheckInValues>(
  'tests.check_in',
  `WITH ${checkInSql(ONCE)} SELECT user_id FROM checked`,
);

/**
 * Checks the caller in as a completed unit does, as often as one likes.
 * `first`: this call was today's check-in. `popped`: today's check-in was already celebrated.
 */
export async function recordCheckIn(ctx: Context): Promise<{ first: boolean; popped: boolean }> {
  const row = await ctx.db.row(readStreak, readStreak.values({ user: viewerOf(ctx).id }));
  const { values, popped } = planCheckIn(ctx, row?.streak ?? null);
  const recorded = await ctx.db.row(record, record.values(values));
  return { first: recorded !== null, popped };
}
