import { type Context, transaction } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { Package } from '../packages/package.entity.ts';
import { Card, CardCreatedType } from './card.entity.ts';
import type { CopyCardsInput, MoveCardInput, MoveCardsInput } from './card.inputs.ts';
import { recountCards, requireCardRoom } from './card-counts.ts';
import { insertCards, requireType } from './card-creation.ts';
import { orderKeysAt } from './card-place.ts';
import { lockSelection, packageOfChapter } from './card-selection.ts';

// What learners remember of a card goes where the card goes.
const move = statement(
  'cards.move',
  `WITH given AS (
     SELECT * FROM unnest($1::int[], $2::text[]) AS given(id, order_key)
   ), remembered AS (
     UPDATE card_memory m SET package_id = $3 FROM given WHERE m.card_id = given.id AND m.package_id <> $3
   )
   UPDATE card SET package_id = $3, chapter_id = $4, order_key = given.order_key FROM given WHERE card.id = given.id`,
);

/**
 * Moves own cards right before a card of a chapter, or to its end, in the order they are named; also into another own package of
 * the same kind. Throws CARD_NOT_FOUND, CHAPTER_NOT_FOUND, PERMISSION_DENIED, CARD_TYPE_MISMATCH, PACKAGE_FULL.
 */
export function moveCards(ctx: Context, { cardIds, targetChapterId, beforeCardId }: MoveCardsInput): Promise<Card[]> {
  return transaction(ctx, async (tx) => {
    const target = await packageOfChapter(tx, targetChapterId);
    const { cards, packages } = await lockSelection(tx, cardIds, target);
    const [into] = packages as [Package];
    for (const { type } of cards) requireType(into, type);
    requireCardRoom(into.cardCount, cards.filter(({ packageId }) => packageId !== into.id).length);
    const place = { packageId: into.id, chapterId: targetChapterId, beforeCardId };
    const keys = await orderKeysAt(tx, place, cards.length);
    await tx.db.run(move, [cards.map(({ id }) => id), keys, into.id, targetChapterId]);
    for (const id of new Set(packages.map((pkg) => pkg.id))) await recountCards(tx, id);
    return cards.map((card, index) => ({
      ...card,
      packageId: into.id,
      chapterId: targetChapterId,
      orderKey: keys[index] as string,
    }));
  });
}

/** Moves one card out of the chapter it is believed to stand in. Throws what {@link moveCards} throws. */
export function moveCard(
  ctx: Context,
  { cardId, sourcePkgId, sourceChapterId, ...place }: MoveCardInput,
): Promise<Card> {
  return transaction(ctx, async (tx) => {
    const there = { id: cardId, packageId: sourcePkgId, chapterId: sourceChapterId };
    if (!(await tx.db.manager.existsBy(Card, there))) throw new AppError('CARD_NOT_FOUND');
    const [moved] = await moveCards(tx, { cardIds: [cardId], ...place });
    return moved as Card;
  });
}

/**
 * Copies own cards to a place, in the order they are named. Until it is edited a copy says that it is one.
 * Throws what {@link moveCards} throws.
 */
export function copyCards(ctx: Context, { cardIds, chapterId, ...place }: CopyCardsInput): Promise<Card[]> {
  return transaction(ctx, async (tx) => {
    const target = await packageOfChapter(tx, chapterId);
    const { cards, packages } = await lockSelection(tx, cardIds, target);
    const [into] = packages as [Package];
    for (const { type } of cards) requireType(into, type);
    const copies = cards.map(({ type, content, contentHash }) => ({ type, content, contentHash }));
    return insertCards(tx, into, { packageId: into.id, chapterId, ...place }, copies, CardCreatedType.DUPLICATE);
  });
}
