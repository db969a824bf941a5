import { In, IsNull } from 'typeorm';
import type { Context } from '#server/kernel/context.ts';
import { AppError, type ErrorName } from '#server/kernel/errors.ts';
import { Chapter } from '../chapters/chapter.entity.ts';
import { Package } from '../packages/package.entity.ts';
import { lockOwnPackages, requireOwn } from '../packages/package-lock.ts';
import { Card } from './card.entity.ts';

/** Cards that are changed together, and the packages they stand in. */
export interface Selection {
  cards: Card[];
  packages: Package[];
}

/**
 * The caller's own cards by their ids, in the order of those, with their packages and a further own one locked until the
 * transaction ends. Throws CARD_NOT_FOUND for one that is gone or that the caller may not see, PERMISSION_DENIED for another's.
 */
export async function lockSelection(tx: Context, cardIds: readonly number[], target?: Package): Promise<Selection> {
  const ids = [...new Set(cardIds)];
  const places = await tx.db.manager.find(Card, { where: { id: In(ids) }, select: { id: true, packageId: true } });
  const sources = [...new Set(places.map(({ packageId }) => packageId))];
  const packages = await lockOwnPackages(tx, target ? [target.id, ...sources] : sources).catch(
    insteadOf('CARD_NOT_FOUND'),
  );
  // Read again under the lock: another call may have moved or removed one meanwhile.
  const cards = await tx.db.manager.findBy(Card, { id: In(ids), packageId: In(sources), removedAt: IsNull() });
  return { packages, cards: inOrderOf(ids, cards) };
}

/** Things in the order of their ids. Throws CARD_NOT_FOUND where one is missing. */
export function inOrderOf(ids: readonly number[], cards: readonly Card[]): Card[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.map((id) => {
    const card = byId.get(id);
    if (!card) throw new AppError('CARD_NOT_FOUND');
    return card;
  });
}

/** The caller's own package that a chapter stands in. Throws CHAPTER_NOT_FOUND, also where the caller may not see it, PERMISSION_DENIED. */
export async function packageOfChapter(ctx: Context, chapterId: number): Promise<Package> {
  const { manager } = ctx.db;
  const chapter = await manager.findOneBy(Chapter, { id: chapterId, removedAt: IsNull() });
  const found = chapter && (await manager.findOneBy(Package, { id: chapter.packageId, removedAt: IsNull() }));
  if (!found) throw new AppError('CHAPTER_NOT_FOUND');
  await requireOwn(ctx, found).catch(insteadOf('CHAPTER_NOT_FOUND'));
  return found;
}

/** Says of a package that is not there what is said of what stands in it. */
const insteadOf =
  (name: ErrorName) =>
  (error: unknown): never => {
    throw error instanceof AppError && error.code === 'PACKAGE_NOT_FOUND' ? new AppError(name) : error;
  };
