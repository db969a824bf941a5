import { type Context, viewerOf } from '#server/kernel/context.ts';
import { composed, ONE_ROW } from '#server/kernel/database/parts.ts';
import { checkingIn, planCheckIn, type StoredStreak, streakSql } from '#server/modules/checkin/checkin.participant.ts';

const readStreak = composed<{ streak: StoredStreak | null }, { user: number }>('tests.streak', {
  user: 'int',
})`SELECT ${streakSql(':user')} AS streak`;
const record = composed<{ user_id: number }>('tests.check_in', {})`
  WITH ${checkingIn.as('checkin', ONE_ROW)} SELECT user_id FROM checkin_checked`;

/**
 * Checks the caller in as a completed unit does, as often as one likes.
 * `first`: this call was today's check-in. `popped`: today's check-in was already celebrated.
 */
export async function recordCheckIn(ctx: Context): Promise<{ first: boolean; popped: boolean }> {
  const row = await ctx.db.row(readStreak, readStreak.values({ user: viewerOf(ctx).id }));
  const { values, kept } = planCheckIn(ctx, true, row?.streak ?? null);
  const recorded = await ctx.db.row(record, record.values({ checkin: values }));
  return { first: recorded !== null, popped: kept.popped };
}
