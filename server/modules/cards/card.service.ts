import { illustrationSchema } from '#domain/cards/content.ts';
import type { Context } from '#server/kernel/context.ts';
import { batchedList, batchedRow } from '#server/kernel/database/batched.ts';
import { columnsOf, entityOf } from '#server/kernel/database/columns.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { Package } from '../packages/package.entity.ts';
import { packageAccess } from '../packages/package.policy.ts';
import { getPackageFacts, requireSeen } from '../packages/package-facts.ts';
import { PACKAGES } from '../packages/settings.ts';
import { Card, type CardList } from './card.entity.ts';
import type { CardsArgs } from './card.inputs.ts';

interface PlaceRow {
  /** Null where the card of `afterCardId` does not stand in the chapter. */
  afterKey: string | null;
}

const place = statement<PlaceRow>(
  'cards.place',
  `SELECT after.order_key AS "afterKey"
   FROM chapter ch LEFT JOIN card after ON after.id = $3 AND after.chapter_id = ch.id
   WHERE ch.id = $2 AND ch.package_id = $1 AND ch.removed_at IS NULL`,
);
/** The first cards of a package in the order of its chapters, as `id` and `place`. */
const firstCardsSql = (packageId: string, count: string) => `
  SELECT c.id, row_number() OVER (ORDER BY ch.order_key, ch.id, c.order_key, c.id) AS place
  FROM card c JOIN chapter ch ON ch.id = c.chapter_id
  WHERE ch.package_id = ${packageId} AND c.removed_at IS NULL ORDER BY place LIMIT ${count}`;

const cardIdsOf = statement<{ packageId: number; chapterId: number; cardIds: number[] }>(
  'cards.ids_by_chapter',
  `SELECT c.package_id AS "packageId", c.chapter_id AS "chapterId", array_agg(c.id ORDER BY c.order_key, c.id) AS "cardIds"
   FROM card c WHERE c.package_id = ANY ($1) AND c.removed_at IS NULL GROUP BY c.package_id, c.chapter_id`,
);
const first = statement<object>(
  'cards.first',
  `SELECT ${columnsOf(Card, 'c')} FROM card c JOIN (${firstCardsSql('$1', '$2')}) AS first ON first.id = c.id
   ORDER BY first.place`,
);
const readCardIds = batchedList<number, { packageId: number; chapterId: number; cardIds: number[] }>(
  (db, packages) => db.rows(cardIdsOf, [packages]),
  ({ packageId }) => packageId,
);
const readContentHash = batchedRow<{ hash: string }, { package: number }>(
  'cards.content_hash',
  { package: 'int' },
  (requests) => `SELECT request.position, (
     SELECT md5(coalesce(string_agg(concat_ws(':', c.id, c.chapter_id, c.order_key, c.content_hash), ',' ORDER BY c.id), ''))
     FROM card c WHERE c.package_id = request.package AND c.removed_at IS NULL) AS hash
   FROM ${requests}`,
);
const page = statement<object>(
  'cards.page',
  `SELECT ${columnsOf(Card, 'c')} FROM card c
   WHERE c.chapter_id = $1 AND c.removed_at IS NULL AND ($2::text IS NULL OR (c.order_key, c.id) > ($2::text COLLATE "C", $3::int))
     AND ($4::int IS NULL OR c.id IN (SELECT id FROM (${firstCardsSql('$5', '$4')}) AS first))
   ORDER BY c.order_key, c.id LIMIT $6`,
);

/**
 * A part of the cards of a chapter, after a card where one is named; on trial only the preview cards of the package. Throws
 * PACKAGE_NOT_FOUND, CHAPTER_NOT_FOUND, and CARD_NOT_FOUND for a card of another chapter.
 */
export async function listCards(
  ctx: Context,
  { packageId, chapterId, afterCardId = null, limit }: CardsArgs,
): Promise<CardList> {
  const facts = await getPackageFacts(ctx, packageId);
  const found = await ctx.db.row(place, [packageId, chapterId, afterCardId]);
  if (!found) throw new AppError('CHAPTER_NOT_FOUND');
  if (afterCardId !== null && found.afterKey === null) throw new AppError('CARD_NOT_FOUND');
  // Who has only a trial reads what a public page shows.
  const shown = packageAccess(ctx, facts) === null ? PACKAGES.previewCards.outside : null;
  const rows = await ctx.db.rows(page, [chapterId, found.afterKey, afterCardId, shown, packageId, limit + 1]);
  const cards = rows.slice(0, limit).map((row) => entityOf(Card, row));
  return { cards, hasMore: rows.length > limit };
}

/** The first cards of a package in the order of its chapters, at most `count`. */
export async function firstCards(ctx: Context, packageId: number, count: number): Promise<Card[]> {
  const rows = await ctx.db.rows(first, [packageId, count]);
  return rows.map((row) => entityOf(Card, row));
}

/** The cards of each chapter of a package by their ids; null where the package is not the caller's own. */
export async function chapterCardIds(
  { db, viewer }: Context,
  { id, authorId }: Package,
): Promise<{ chapterId: number; cardIds: number[] }[] | null> {
  return authorId === viewer?.id ? [...(await readCardIds(db, id))] : null;
}

/** A text that differs where any card of a package differs, stands elsewhere, came or went. Throws PERMISSION_DENIED. */
export async function cardsContentHash(ctx: Context, of: Package): Promise<string> {
  await requireSeen(ctx, of);
  return (await readContentHash(ctx.db, { package: of.id }))?.hash ?? '';
}

/** The name of a picture before something else than null. Inside a text its quotes would be escaped. */
const SHOWS_PICTURE = /"illustration":(?!null\b)/;
/** A picture that stands before all else that has parts, as in cards of words. */
const EARLY_PICTURE = /^\{(?:[^{[]*?,)?"illustration":(\{"assetId":"[^"\\]*"(?:,"alt":"[^"\\]*")?\})/;

/**
 * The picture in the content of a card, in whatever state that is; contents are kept as JSON.stringify writes them. Lists ask it of a
 * hundred cards: the whole content is read only where that cannot be avoided, and no error is made of a card without a picture, as its
 * stack costs more than all else that is answered of the card.
 */
export function illustrationOf(content: string): { assetId: string } | null {
  if (!SHOWS_PICTURE.test(content)) return null;
  const [, early] = EARLY_PICTURE.exec(content) ?? [];
  try {
    const picture = early ? JSON.parse(early) : (JSON.parse(content) as { illustration?: unknown }).illustration;
    return illustrationSchema.safeParse(picture).data ?? null;
  } catch {
    return null;
  }
}
