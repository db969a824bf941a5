import { foundIn } from '#domain/cards/found.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { columnsOf, entityOf } from '#server/kernel/database/columns.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { getPackageFacts } from '../packages/package-facts.ts';
import { Card, type FoundCards } from './card.entity.ts';
import type { FindCardsArgs } from './card.inputs.ts';
import { foundPatterns } from './found-pattern.rules.ts';
import { FINDING } from './settings.ts';

interface Place {
  chapterKey: string;
  chapterId: number;
  cardKey: string;
}

const placeOf = statement<Place>(
  'cards.place_in_package',
  `SELECT ch.order_key AS "chapterKey", ch.id AS "chapterId", c.order_key AS "cardKey"
   FROM card c JOIN chapter ch ON ch.id = c.chapter_id WHERE c.id = $2 AND c.package_id = $1`,
);
const candidates = statement<object>(
  'cards.find',
  `SELECT ${columnsOf(Card, 'c')} FROM card c JOIN chapter ch ON ch.id = c.chapter_id
   WHERE c.package_id = $1 AND c.removed_at IS NULL AND lower(c.content) LIKE ALL ($2::text[])
     AND ($3::int IS NULL
       OR (ch.order_key, ch.id, c.order_key, c.id) > ($4::text COLLATE "C", $5::int, $6::text COLLATE "C", $3::int))
   ORDER BY ch.order_key, ch.id, c.order_key, c.id LIMIT $7`,
);

/**
 * Cards of an own package that say all words of a keyword, in the order of reading, after a card where one is named. Looks into
 * so many cards a call; `goOnAfter` says where the next one begins. Throws PACKAGE_NOT_FOUND, PERMISSION_DENIED, CARD_NOT_FOUND.
 */
export async function findCards(
  ctx: Context,
  { packageId, keyword, afterCardId = null, limit }: FindCardsArgs,
): Promise<FoundCards> {
  const { authorId } = await getPackageFacts(ctx, packageId);
  // guard: an author's cards are searched by nobody else
  if (authorId !== viewerOf(ctx).id) throw new AppError('PERMISSION_DENIED');
  const after = afterCardId === null ? undefined : await ctx.db.row(placeOf, [packageId, afterCardId]);
  if (afterCardId !== null && !after) throw new AppError('CARD_NOT_FOUND');
  const patterns = foundPatterns(keyword);
  if (patterns.length === 0) return { cards: [], goOnAfter: null };
  const rows = await ctx.db.rows(candidates, [
    packageId,
    patterns,
    afterCardId,
    after?.chapterKey ?? null,
    after?.chapterId ?? null,
    after?.cardKey ?? null,
    FINDING.lookedInto,
  ]);
  const looked = rows.map((row) => entityOf(Card, row));
  const cards: Card[] = [];
  for (const card of looked) {
    if (cards.length === limit) return { cards, goOnAfter: cards.at(-1)?.id ?? null };
    if (foundIn(card.content, keyword)) cards.push(card);
  }
  return { cards, goOnAfter: looked.length < FINDING.lookedInto ? null : (looked.at(-1)?.id ?? null) };
}
