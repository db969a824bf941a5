import { In } from 'typeorm';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { batchedRow } from '#server/kernel/database/batched.ts';
import { onceOf } from '#server/kernel/database/once.ts';
import type { Package } from '../packages/package.entity.ts';
import { CardMemory } from './card-memory.entity.ts';
import { masteryOf } from './fsrs.rules.ts';

const readLearned = batchedRow<{ learned: number }, { user: number; package: number }>(
  'memory.learned',
  { user: 'int', package: 'int' },
  (requests) => `SELECT request.position, (SELECT count(*)::int FROM card_memory m JOIN card c ON c.id = m.card_id
     WHERE m.user_id = request.user AND m.package_id = request.package AND c.package_id = request.package
       AND c.removed_at IS NULL) AS learned
   FROM ${requests}`,
);

/** Practised times and mastery (0 to 100) of the caller's cards, in the order asked; cards not met yet stand at 0. */
export async function cardStats(
  ctx: Context,
  cardIds: readonly number[],
): Promise<{ cardStats: { cardId: number; learnTimes: number; mastery: number }[] }> {
  const unique = [...new Set(cardIds)];
  const rows = await ctx.db.manager.findBy(CardMemory, { userId: viewerOf(ctx).id, cardId: In(unique) });
  const known = new Map(rows.map((row) => [row.cardId, row]));
  return {
    cardStats: unique.map((cardId) => {
      const row = known.get(cardId);
      return { cardId, learnTimes: row?.learnTimes ?? 0, mastery: row ? masteryOf(row.stability) : 0 };
    }),
  };
}

const readMet = batchedRow<{ met: boolean }, { user: number; card: number }>(
  'memory.met',
  { user: 'int', card: 'int' },
  (requests) => `SELECT request.position, true AS met FROM ${requests}
   JOIN card_memory m ON m.user_id = request.user AND m.card_id = request.card`,
);

/** Whether the caller has met a card; visitors have met none. */
export function hasMet({ db, viewer }: Context, cardId: number): Promise<boolean> {
  if (!viewer) return Promise.resolve(false);
  return readMet(db, { user: viewer.id, card: cardId }).then((row) => row !== null);
}

/** Cards of a package that the caller has met and that are there still; 0 for visitors. */
export const learnedOf = onceOf<Package, number>(async ({ db, viewer }, { id }) => {
  const row = viewer && (await readLearned(db, { user: viewer.id, package: id }));
  return row?.learned ?? 0;
});
