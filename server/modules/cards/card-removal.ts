import { In, IsNull, MoreThan } from 'typeorm';
import { type Context, transaction } from '#server/kernel/context.ts';
import { AppError } from '#server/kernel/errors.ts';
import { Chapter } from '../chapters/chapter.entity.ts';
import type { Package } from '../packages/package.entity.ts';
import { getPackage } from '../packages/package.service.ts';
import { lockOwnPackage } from '../packages/package-lock.ts';
import { removedSince } from '../packages/package-removal.ts';
import { Card } from './card.entity.ts';
import { recountCards, requireCardRoom } from './card-counts.ts';
import { inOrderOf } from './card-selection.ts';

/**
 * Removes cards of an own package, of one chapter where it is named; what learners remember of them is kept. A card that was
 * removed before stays so. Throws PACKAGE_NOT_FOUND, PERMISSION_DENIED, CARD_NOT_FOUND.
 */
export function deleteCards(
  ctx: Context,
  packageId: number,
  cardIds: readonly number[],
  chapterId?: number,
): Promise<Package> {
  return transaction(ctx, async (tx) => {
    await lockOwnPackage(tx, packageId);
    const chapter = chapterId === undefined ? {} : { chapterId };
    const ids = [...new Set(cardIds)];
    inOrderOf(ids, await tx.db.manager.findBy(Card, { id: In(ids), packageId, ...chapter }));
    await tx.db.manager.update(Card, { id: In(ids), removedAt: IsNull() }, { removedAt: tx.now(), removedWith: null });
    await recountCards(tx, packageId);
    return getPackage(tx, packageId);
  });
}

/**
 * Brings back cards that were removed in the last 30 days to where they stood; one that is there stays.
 * Throws PACKAGE_NOT_FOUND, PERMISSION_DENIED, CARD_NOT_FOUND, CHAPTER_NOT_FOUND where its chapter is gone, PACKAGE_FULL.
 */
export function restoreCards(ctx: Context, packageId: number, cardIds: readonly number[]): Promise<Card[]> {
  return transaction(ctx, async (tx) => {
    await lockOwnPackage(tx, packageId);
    const ids = [...new Set(cardIds)];
    const since = MoreThan(removedSince(tx.now()));
    const found = await tx.db.manager.find(Card, {
      // guard: a card that was removed long ago stays removed
      where: [
        { id: In(ids), packageId, removedAt: IsNull() },
        { id: In(ids), packageId, removedAt: since },
      ],
    });
    const cards = inOrderOf(ids, found);
    await requireChapters(tx, cards);
    await tx.db.manager.update(Card, { id: In(ids) }, { removedAt: null, removedWith: null });
    requireCardRoom(await recountCards(tx, packageId), 0);
    return cards;
  });
}

async function requireChapters({ db }: Context, cards: readonly Card[]): Promise<void> {
  const ids = [...new Set(cards.map(({ chapterId }) => chapterId))];
  const there = await db.manager.countBy(Chapter, { id: In(ids), removedAt: IsNull() });
  if (there < ids.length) throw new AppError('CHAPTER_NOT_FOUND');
}
