import { MoreThan } from 'typeorm';
import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { AppError } from '#server/kernel/errors.ts';
import { Package, type RemovedPackage } from './package.entity.ts';
import { getPackage } from './package.service.ts';
import { lockOwnPackage } from './package-lock.ts';
import { PACKAGES } from './settings.ts';

const DAY_MS = 86_400_000;

/** What was removed after this instant can be brought back. */
export const removedSince = (now: Date): Date => new Date(now.getTime() - PACKAGES.removedKeptDays * DAY_MS);

/** Hides the caller's own package from everybody; what learners remember of it is kept. Throws PACKAGE_NOT_FOUND, PERMISSION_DENIED. */
export function deletePackage(ctx: Context, id: number): Promise<boolean> {
  return transaction(ctx, async (tx) => {
    await lockOwnPackage(tx, id);
    await tx.db.manager.update(Package, id, { removedAt: tx.now() });
    return true;
  });
}

/**
 * Brings back a package that the caller removed in the last 30 days, to every shelf it stood on; one that is there stays.
 * Throws PACKAGE_NOT_FOUND.
 */
export function restorePackage(ctx: Context, id: number): Promise<Package> {
  return transaction(ctx, async (tx) => {
    const removed = { id, authorId: viewerOf(tx).id, removedAt: MoreThan(removedSince(tx.now())) };
    // guard: what was removed long ago stays removed
    const { affected } = await tx.db.manager.update(Package, removed, { removedAt: null });
    const found = await getPackage(tx, id);
    if (affected === 0 && found.authorId !== viewerOf(tx).id) throw new AppError('PERMISSION_DENIED');
    return found;
  });
}

/** The caller's own packages that were removed in the last 30 days, the newest first. */
export async function removedPackages(ctx: Context): Promise<RemovedPackage[]> {
  const found = await ctx.db.manager.find(Package, {
    where: { authorId: viewerOf(ctx).id, removedAt: MoreThan(removedSince(ctx.now())) },
    order: { removedAt: 'DESC', id: 'DESC' },
    take: PACKAGES.removedListed,
  });
  return found.map(({ removedAt, ...one }) => ({ ...one, removedAt: removedAt as Date }));
}
