import type { Context } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { orderKeyAt, orderKeysBetween } from '../chapters/order-key.rules.ts';

/** Where cards are put: in a chapter right after a card, else right before one, else last. */
export interface CardPlace {
  packageId: number;
  chapterId: number;
  afterCardId?: number | null;
  beforeCardId?: number | null;
}

interface Neighbours {
  /** Whether the chapter is there. */
  chapter: boolean;
  /** Whether the cards that were named belong to the package. */
  known: boolean;
  after: string | null;
  before: string | null;
}

// Removed cards keep their place: what was put next to one comes back next to it. A neighbour that went to another
// chapter meanwhile is of no help, and no harm.
const neighbours = statement<Neighbours>(
  'cards.neighbours',
  `WITH named AS (
     SELECT id, chapter_id, order_key FROM card WHERE package_id = $1 AND id IN ($3::int, $4::int)
   ), a AS (
     SELECT * FROM named WHERE id = $3::int AND chapter_id = $2
   ), b AS (
     SELECT * FROM named WHERE id = $4::int AND chapter_id = $2 AND NOT EXISTS (SELECT FROM a)
   ), placed AS (
     SELECT a.order_key AS after, (SELECT c.order_key FROM card c
       WHERE c.chapter_id = $2 AND (c.order_key, c.id) > (a.order_key, a.id) ORDER BY c.order_key, c.id LIMIT 1) AS before
     FROM a
     UNION ALL
     SELECT (SELECT c.order_key FROM card c
       WHERE c.chapter_id = $2 AND (c.order_key, c.id) < (b.order_key, b.id) ORDER BY c.order_key DESC, c.id DESC LIMIT 1), b.order_key
     FROM b
     UNION ALL
     SELECT (SELECT max(order_key) FROM card WHERE chapter_id = $2), NULL
     WHERE NOT EXISTS (SELECT FROM a) AND NOT EXISTS (SELECT FROM b)
   )
   SELECT EXISTS (SELECT FROM chapter WHERE id = $2 AND package_id = $1 AND removed_at IS NULL) AS chapter,
     ($3::int IS NULL OR $3::int IN (SELECT id FROM named)) AND ($4::int IS NULL OR $4::int IN (SELECT id FROM named)) AS known,
     placed.after, placed.before
   FROM placed`,
);
const inOrder = statement<{ id: number }>(
  'cards.in_order',
  'SELECT id FROM card WHERE chapter_id = $1 ORDER BY order_key, id',
);
const setKeys = statement(
  'cards.set_keys',
  `UPDATE card SET order_key = given.order_key
   FROM unnest($1::int[], $2::text[]) AS given(id, order_key) WHERE card.id = given.id`,
);

/**
 * Order keys for so many cards at a place; where there is no room left between its neighbours, the chapter gets new keys.
 * Under the lock of the package. Throws CHAPTER_NOT_FOUND, and CARD_NOT_FOUND for a neighbour of another package.
 */
export async function orderKeysAt(tx: Context, place: CardPlace, count: number): Promise<string[]> {
  return (await freeKeys(tx, place, count)) ?? (await afterRenewal(tx, place, count));
}

async function freeKeys(tx: Context, place: CardPlace, count: number): Promise<string[] | null> {
  const { packageId, chapterId, afterCardId = null, beforeCardId = null } = place;
  const found = (await tx.db.row(neighbours, [packageId, chapterId, afterCardId, beforeCardId])) as Neighbours;
  if (!found.chapter) throw new AppError('CHAPTER_NOT_FOUND');
  if (!found.known) throw new AppError('CARD_NOT_FOUND');
  return orderKeysBetween(found.after, found.before, count);
}

// guard: order keys stay short
async function afterRenewal(tx: Context, place: CardPlace, count: number): Promise<string[]> {
  const ids = (await tx.db.rows(inOrder, [place.chapterId])).map(({ id }) => id);
  await tx.db.run(setKeys, [ids, ids.map((_, index) => orderKeyAt(index))]);
  const keys = await freeKeys(tx, place, count);
  if (!keys) throw new Error(`chapter ${place.chapterId} has no room between two new keys`);
  return keys;
}
