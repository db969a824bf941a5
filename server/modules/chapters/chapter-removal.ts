import { In, IsNull, MoreThan } from 'typeorm';
import { type Context, transaction } from '#server/kernel/context.ts';
import { AppError } from '#server/kernel/errors.ts';
import { Card } from '../cards/card.entity.ts';
import { recountCards, requireCardRoom } from '../cards/card-counts.ts';
import type { Package } from '../packages/package.entity.ts';
import { getPackage } from '../packages/package.service.ts';
import { lockOwnPackage } from '../packages/package-lock.ts';
import { removedSince } from '../packages/package-removal.ts';
import { Chapter } from './chapter.entity.ts';
import { requireRoom } from './chapter-authoring.ts';
import { chapterAmong, chaptersIn, putChapters } from './chapter-place.ts';
import { heightOf, levelOf, subtreeOf } from './chapter-tree.rules.ts';
import { CHAPTERS } from './settings.ts';

/**
 * Removes a chapter with the chapters below it and all their cards; what learners remember of those is kept.
 * Throws PACKAGE_NOT_FOUND, PERMISSION_DENIED, CHAPTER_NOT_FOUND.
 */
export function deleteChapter(ctx: Context, packageId: number, chapterId: number): Promise<Package> {
  return transaction(ctx, async (tx) => {
    await lockOwnPackage(tx, packageId);
    const chapters = await chaptersIn(tx, packageId);
    chapterAmong(chapters, chapterId);
    const ids = subtreeOf(chapters, chapterId).map(({ id }) => id);
    const taken = { removedAt: tx.now(), removedWith: chapterId };
    await tx.db.manager.update(Card, { chapterId: In(ids), removedAt: IsNull() }, taken);
    await tx.db.manager.update(Chapter, { id: In(ids) }, taken);
    await tx.db.manager.update(Chapter, chapterId, { removedWith: null });
    await recountCards(tx, packageId);
    return getPackage(tx, packageId);
  });
}

/**
 * Brings back a chapter that was removed in the last 30 days, with what its removal took along: to its place, or to the end
 * of the top where what was above it is gone; one that is there stays. Throws PACKAGE_NOT_FOUND, PERMISSION_DENIED,
 * CHAPTER_NOT_FOUND, TOO_MANY_CHAPTERS, PACKAGE_FULL.
 */
export function restoreChapter(ctx: Context, packageId: number, chapterId: number): Promise<Package> {
  return transaction(ctx, async (tx) => {
    await lockOwnPackage(tx, packageId);
    const there = await chaptersIn(tx, packageId);
    if (!there.some(({ id }) => id === chapterId)) await bringBack(tx, packageId, chapterId, there);
    return getPackage(tx, packageId);
  });
}

async function bringBack(tx: Context, packageId: number, chapterId: number, there: Chapter[]): Promise<void> {
  const since = MoreThan(removedSince(tx.now()));
  const back = await tx.db.manager.find(Chapter, {
    // guard: a chapter that was removed long ago stays removed
    where: [
      { packageId, id: chapterId, removedWith: IsNull(), removedAt: since },
      { packageId, removedWith: chapterId },
    ],
    order: { orderKey: 'ASC', id: 'ASC' },
  });
  const top = back.find(({ id }) => id === chapterId);
  if (!top) throw new AppError('CHAPTER_NOT_FOUND');
  requireRoom(there.length + back.length);
  const present = { removedAt: null, removedWith: null };
  await tx.db.manager.update(Chapter, { id: In(back.map(({ id }) => id)) }, present);
  await tx.db.manager.update(Card, { packageId, removedWith: chapterId }, present);
  if (!fits(there, back, top)) await putChapters(tx, there, back, { parentId: null, beforeId: null });
  requireCardRoom(await recountCards(tx, packageId), 0);
}

/** Whether a chapter can come back to where it was: what stood above it is there, and all of it is not too deep. */
function fits(there: Chapter[], back: Chapter[], { parentId }: Chapter): boolean {
  const level = levelOf(there, parentId) + heightOf(back);
  const above = parentId === null || there.some((one) => one.id === parentId);
  return above && level <= CHAPTERS.levels && readsRight([...there, ...back]);
}

/** Whether in the order of their keys chapters still come right before what is below them. */
function readsRight(chapters: Chapter[]): boolean {
  const inOrder = [...chapters].sort((a, b) =>
    a.orderKey < b.orderKey ? -1 : a.orderKey > b.orderKey ? 1 : a.id - b.id,
  );
  const path: number[] = [];
  return inOrder.every(({ id, parentId }) => {
    while (path.length > 0 && path.at(-1) !== parentId) path.pop();
    const right = parentId === null || path.at(-1) === parentId;
    path.push(id);
    return right;
  });
}
