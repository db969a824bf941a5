import { type Context, transaction } from '#server/kernel/context.ts';
import { AppError } from '#server/kernel/errors.ts';
import { Package } from '../packages/package.entity.ts';
import { getPackage } from '../packages/package.service.ts';
import { lockOwnPackage } from '../packages/package-lock.ts';
import { Chapter } from './chapter.entity.ts';
import { type ChapterPlace, chapterAmong, chaptersIn, putChapters } from './chapter-place.ts';
import { subtreeOf } from './chapter-tree.rules.ts';
import { orderKeyAt } from './order-key.rules.ts';
import { CHAPTERS } from './settings.ts';

/**
 * Adds a chapter as the last below another, or at the top. Throws PACKAGE_NOT_FOUND, PERMISSION_DENIED, CHAPTER_NOT_FOUND
 * (of the parent), TOO_MANY_CHAPTERS, CHAPTER_TOO_DEEP.
 */
export function createChapter(
  ctx: Context,
  packageId: number,
  title: string,
  parentId: number | null,
): Promise<Chapter> {
  return changing(ctx, packageId, async (tx) => {
    const others = await chaptersIn(tx, packageId);
    requireRoom(others.length + 1);
    // The key is only for the moment: the chapter is put in its place below.
    const made = await tx.db.manager.save(
      Object.assign(new Chapter(), { packageId, title: title.trim(), parentId: null, orderKey: orderKeyAt(0) }),
    );
    await putChapters(tx, others, [made], { parentId, beforeId: null });
    return tx.db.manager.findOneByOrFail(Chapter, { id: made.id });
  });
}

/** Throws TOO_MANY_CHAPTERS for more than a package may have. */
export function requireRoom(chapters: number): void {
  // guard: a package has so many chapters
  if (chapters > CHAPTERS.max) throw new AppError('TOO_MANY_CHAPTERS', { params: { max: CHAPTERS.max } });
}

/**
 * Renames a chapter; where another parent is given, it becomes the last below that one. Throws PACKAGE_NOT_FOUND,
 * PERMISSION_DENIED, CHAPTER_NOT_FOUND, CHAPTER_TOO_DEEP, CHAPTER_INSIDE_ITSELF.
 */
export function updateChapter(
  ctx: Context,
  packageId: number,
  chapterId: number,
  title: string,
  parentId: number | null | undefined,
): Promise<Chapter> {
  return changing(ctx, packageId, async (tx) => {
    const chapter = chapterAmong(await chaptersIn(tx, packageId), chapterId);
    await tx.db.manager.update(Chapter, chapterId, { title: title.trim() });
    if (parentId !== undefined && parentId !== chapter.parentId)
      await put(tx, packageId, chapterId, { parentId, beforeId: null });
    return tx.db.manager.findOneByOrFail(Chapter, { id: chapterId });
  });
}

/** Moves a chapter with all below it. Throws what {@link updateChapter} throws. */
export function moveChapter(ctx: Context, packageId: number, chapterId: number, place: ChapterPlace): Promise<Package> {
  return changing(ctx, packageId, async (tx) => {
    await put(tx, packageId, chapterId, place);
    return getPackage(tx, packageId);
  });
}

async function put(tx: Context, packageId: number, chapterId: number, place: ChapterPlace): Promise<void> {
  const chapters = await chaptersIn(tx, packageId);
  chapterAmong(chapters, chapterId);
  const moved = subtreeOf(chapters, chapterId);
  const others = chapters.filter((chapter) => !moved.includes(chapter));
  await putChapters(tx, others, moved, place);
}

/** Runs `work` under the lock of the caller's own package, which is changed by it. */
function changing<T>(ctx: Context, packageId: number, work: (tx: Context) => Promise<T>): Promise<T> {
  return transaction(ctx, async (tx) => {
    await lockOwnPackage(tx, packageId);
    const done = await work(tx);
    await tx.db.manager.update(Package, packageId, { updatedAt: tx.now() });
    return done;
  });
}
