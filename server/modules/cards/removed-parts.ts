import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { getPackageFacts } from '../packages/package-facts.ts';
import { removedSince } from '../packages/package-removal.ts';
import type { RemovedCard, RemovedChapter, RemovedParts } from './removed-parts.types.ts';
import { REMOVED_LISTED } from './settings.ts';

const removedChapters = statement<RemovedChapter>(
  'cards.removed_chapters',
  `SELECT ch.id, ch.title, ch.removed_at AS "removedAt",
     (SELECT count(*)::int FROM card c WHERE c.package_id = ch.package_id AND c.removed_with = ch.id) AS "cardCount"
   FROM chapter ch WHERE ch.package_id = $1 AND ch.removed_with IS NULL AND ch.removed_at > $2
   ORDER BY ch.removed_at DESC, ch.id DESC LIMIT $3`,
);
/** Cards of a chapter that is gone come back with it, or after it. */
const removedCards = statement<RemovedCard>(
  'cards.removed',
  `SELECT c.id, c.chapter_id AS "chapterId", c.type, c.content, c.removed_at AS "removedAt"
   FROM card c JOIN chapter ch ON ch.id = c.chapter_id AND ch.removed_at IS NULL
   WHERE c.package_id = $1 AND c.removed_with IS NULL AND c.removed_at > $2
   ORDER BY c.removed_at DESC, c.id DESC LIMIT $3`,
);

/** What was removed from an own package and can be brought back. Throws PACKAGE_NOT_FOUND, PERMISSION_DENIED. */
export async function removedParts(ctx: Context, packageId: number): Promise<RemovedParts> {
  const { authorId } = await getPackageFacts(ctx, packageId);
  // guard: what an author removed is shown to nobody else
  if (authorId !== viewerOf(ctx).id) throw new AppError('PERMISSION_DENIED');
  const given = [packageId, removedSince(ctx.now()), REMOVED_LISTED];
  const [chapters, cards] = await Promise.all([ctx.db.rows(removedChapters, given), ctx.db.rows(removedCards, given)]);
  return { chapters, cards };
}
