import type { Context } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { PACKAGES } from '../packages/settings.ts';

const recount = statement<{ cardCount: number }>(
  'cards.recount',
  `WITH counted AS (
     SELECT ch.id, count(c.id)::int AS cards
     FROM chapter ch LEFT JOIN card c ON c.chapter_id = ch.id AND c.removed_at IS NULL
     WHERE ch.package_id = $1 GROUP BY ch.id
   ), chapters AS (
     UPDATE chapter SET card_count = counted.cards FROM counted
     WHERE chapter.id = counted.id AND chapter.card_count <> counted.cards
   )
   UPDATE package SET card_count = (SELECT coalesce(sum(cards), 0) FROM counted), updated_at = $2 WHERE id = $1
   RETURNING card_count AS "cardCount"`,
);
const add = statement(
  'cards.add_count',
  `WITH one AS (UPDATE chapter SET card_count = card_count + $3 WHERE id = $2)
   UPDATE package SET card_count = card_count + $3, updated_at = $4 WHERE id = $1`,
);

/** Counts the cards of a package and of its chapters anew, after many changed; answers the whole. Under the lock of the package. */
export async function recountCards(tx: Context, packageId: number): Promise<number> {
  return (await tx.db.row(recount, [packageId, tx.now()]))?.cardCount ?? 0;
}

/** Adds new cards of one chapter to the counts. Under the lock of the package. */
export async function countNewCards(tx: Context, packageId: number, chapterId: number, count: number): Promise<void> {
  await tx.db.run(add, [packageId, chapterId, count, tx.now()]);
}

/** Throws PACKAGE_FULL where a package of so many cards has no room for more. */
export function requireCardRoom(cardCount: number, more: number): void {
  // guard: a package holds so many cards
  if (cardCount + more > PACKAGES.cardsMax) throw new AppError('PACKAGE_FULL', { params: { max: PACKAGES.cardsMax } });
}
