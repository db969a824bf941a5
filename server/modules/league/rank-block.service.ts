import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { BlockRankUserInput } from './rank.types.ts';

// guard: only a name of the group is blocked
// guard: blocking does not find who hides
const block = statement<{ found: boolean }>(
  'league.block',
  `WITH mate AS (
     SELECT other.user_id FROM league_standing s
     JOIN league_place mine ON mine.user_id = s.user_id AND mine.season = s.season
     JOIN league_place other ON other.season = mine.season AND other.step = mine.step AND other.number = mine.number
     JOIN users u ON u.id = other.user_id AND NOT u.hidden_in_league
     WHERE s.user_id = $1 AND other.user_id = $2 AND $2 <> $1
   ), blocked AS (
     INSERT INTO league_block (user_id, blocked_id) SELECT $1, user_id FROM mate ON CONFLICT DO NOTHING
   )
   SELECT EXISTS (SELECT FROM mate) AS found`,
);
const unblock = statement('league.unblock', 'DELETE FROM league_block WHERE user_id = $1 AND blocked_id = $2');

/**
 * Hides the name of somebody of the caller's latest group from the caller, or shows it again; a repeat changes nothing. Answers whether the name
 * is hidden now. Throws RANK_USER_NOT_FOUND for whoever is in no group with the caller, hides, or is the caller.
 */
export async function blockRankUser(ctx: Context, { userId, blocked }: BlockRankUserInput): Promise<boolean> {
  const names = [viewerOf(ctx).id, userId];
  if (blocked) {
    const row = await ctx.db.row(block, names);
    if (!row?.found) throw new AppError('RANK_USER_NOT_FOUND');
  } else await ctx.db.run(unblock, names);
  return blocked;
}
