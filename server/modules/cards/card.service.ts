import { PAGE_SIZE } from '#domain/limits.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { packageAccess } from '../packages/package.policy.ts';
import { getPackageFacts } from '../packages/package.service.ts';
import { PACKAGES } from '../packages/settings.ts';
import type { Card, CardList } from './card.entity.ts';

interface PlaceRow {
  /** Null where the card of `afterCardId` does not stand in the chapter. */
  after_key: string | null;
}

const place = statement<PlaceRow>(
  'cards.place',
  `SELECT after.order_key AS after_key
   FROM chapter ch LEFT JOIN card after ON after.id = $3 AND after.chapter_id = ch.id
   WHERE ch.id = $2 AND ch.package_id = $1`,
);
/** The first cards of a package in the order of its chapters, as `id` and `content`. */
export const firstCardsSql = (packageId: string, count: string) => `
  SELECT c.id, c.content FROM card c JOIN chapter ch ON ch.id = c.chapter_id
  WHERE ch.package_id = ${packageId} AND c.removed_at IS NULL ORDER BY ch.order_key, ch.id, c.order_key, c.id LIMIT ${count}`;

const page = statement<Card>(
  'cards.page',
  `SELECT c.id, c.type, c.content, c.content_hash AS "contentHash", c.chapter_id AS "chapterId",
     c.created_type AS "createdType", c.author_id AS "authorId", c.created_at AS "createdAt", c.updated_at AS "updatedAt",
     CASE WHEN m.card_id IS NULL THEN 'DEBUT' ELSE 'REVIEW' END AS "cardStatus"
   FROM card c LEFT JOIN card_memory m ON m.user_id = $1 AND m.card_id = c.id
   WHERE c.chapter_id = $2 AND c.removed_at IS NULL AND ($3::text IS NULL OR (c.order_key, c.id) > ($3::text COLLATE "C", $4::int))
     AND ($5::int IS NULL OR c.id IN (SELECT id FROM (${firstCardsSql('$6', '$5')}) AS first))
   ORDER BY c.order_key, c.id LIMIT ${PAGE_SIZE + 1}`,
);

/**
 * Up to 50 cards of a chapter, after a card where one is named; on trial only the preview cards of the package. Throws
 * PACKAGE_NOT_FOUND, PERMISSION_DENIED, CHAPTER_NOT_FOUND, and CARD_NOT_FOUND for a card of another chapter.
 */
export async function listCards(
  ctx: Context,
  packageId: number,
  chapterId: number,
  afterCardId: number | null,
): Promise<CardList> {
  const facts = await getPackageFacts(ctx, packageId);
  const found = await ctx.db.row(place, [packageId, chapterId, afterCardId]);
  if (!found) throw new AppError('CHAPTER_NOT_FOUND');
  if (afterCardId !== null && found.after_key === null) throw new AppError('CARD_NOT_FOUND');
  // Who has only a trial reads what a public page shows.
  const shown = packageAccess(ctx, facts) === null ? PACKAGES.previewCards.outside : null;
  const rows = await ctx.db.rows(page, [viewerOf(ctx).id, chapterId, found.after_key, afterCardId, shown, packageId]);
  return { cards: rows.slice(0, PAGE_SIZE), hasMore: rows.length > PAGE_SIZE };
}
