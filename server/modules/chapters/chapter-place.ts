import { IsNull } from 'typeorm';
import type { Context } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { Chapter } from './chapter.entity.ts';
import { heightOf, indexFor, levelOf, subtreeOf } from './chapter-tree.rules.ts';
import { orderKeyAt, orderKeysBetween } from './order-key.rules.ts';
import { CHAPTERS } from './settings.ts';

/** Where a chapter is put. */
export interface ChapterPlace {
  parentId: number | null;
  /** The sibling that follows it; null puts it last. */
  beforeId: number | null;
}

const setKeys = statement(
  'chapters.set_keys',
  `UPDATE chapter SET order_key = given.order_key
   FROM unnest($1::int[], $2::text[]) AS given(id, order_key) WHERE chapter.id = given.id`,
);

/** The chapters of a package that are there, in the order of reading. */
export const chaptersIn = (tx: Context, packageId: number): Promise<Chapter[]> =>
  tx.db.manager.find(Chapter, {
    where: { packageId, removedAt: IsNull() },
    order: { orderKey: 'ASC', id: 'ASC' },
  });

/** A chapter out of those of its package. Throws CHAPTER_NOT_FOUND. */
export function chapterAmong(chapters: readonly Chapter[], id: number): Chapter {
  const found = chapters.find((one) => one.id === id);
  if (!found) throw new AppError('CHAPTER_NOT_FOUND');
  return found;
}

/**
 * Writes the order keys (and, of the first, the parent) of chapters that stay together, so that they are read at a place
 * among the others. Throws CHAPTER_NOT_FOUND, CHAPTER_INSIDE_ITSELF, CHAPTER_TOO_DEEP. Under the lock of the package.
 */
export async function putChapters(
  tx: Context,
  others: readonly Chapter[],
  moved: readonly Chapter[],
  { parentId, beforeId }: ChapterPlace,
): Promise<void> {
  const [top] = moved as [Chapter];
  // guard: a chapter does not go into itself
  if (subtreeOf(moved, top.id).some(({ id }) => id === parentId || id === beforeId))
    throw new AppError('CHAPTER_INSIDE_ITSELF');
  if (parentId !== null) chapterAmong(others, parentId);
  // guard: chapters go five levels deep
  if (levelOf(others, parentId) + heightOf(moved) > CHAPTERS.levels)
    throw new AppError('CHAPTER_TOO_DEEP', { params: { max: CHAPTERS.levels } });
  const index = indexFor(others, parentId, beforeId);
  if (index === null) throw new AppError('CHAPTER_NOT_FOUND');
  await tx.db.manager.update(Chapter, top.id, { parentId });
  const keys = orderKeysBetween(others[index - 1]?.orderKey ?? null, others[index]?.orderKey ?? null, moved.length);
  if (keys) await writeKeys(tx, moved, (at) => keys[at] as string);
  else await writeKeys(tx, [...others.slice(0, index), ...moved, ...others.slice(index)], orderKeyAt);
}

const writeKeys = (tx: Context, chapters: readonly Chapter[], keyAt: (index: number) => string) =>
  tx.db.run(setKeys, [chapters.map(({ id }) => id), chapters.map((_, index) => keyAt(index))]);
