import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { masteryOf } from './fsrs.rules.ts';

const stats = statement<{ card_id: number; stability: number; learn_times: number }>(
  'memory.stats',
  'SELECT card_id, stability, learn_times FROM card_memory WHERE user_id = $1 AND card_id = ANY ($2)',
);

/** Practised times and mastery (0 to 100) of the caller's cards, in the order asked; cards not met yet stand at 0. */
export async function cardStats(
  ctx: Context,
  cardIds: readonly number[],
): Promise<{ cardStats: { cardId: number; learnTimes: number; mastery: number }[] }> {
  const unique = [...new Set(cardIds)];
  const rows = await ctx.db.rows(stats, [viewerOf(ctx).id, unique]);
  const known = new Map(rows.map((row) => [row.card_id, row]));
  return {
    cardStats: unique.map((cardId) => {
      const row = known.get(cardId);
      return { cardId, learnTimes: row?.learn_times ?? 0, mastery: row ? masteryOf(row.stability) : 0 };
    }),
  };
}
