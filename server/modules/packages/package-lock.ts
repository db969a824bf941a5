import { In, IsNull } from 'typeorm';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { AppError } from '#server/kernel/errors.ts';
import { Package } from './package.entity.ts';
import { isSeen } from './package-facts.ts';

/**
 * Locks the caller's own packages until the transaction ends, so that what is written in one, its counts and its order keys
 * change one after the other. Always the packages before what is in them, by their numbers. In the order of `ids`.
 * Throws PACKAGE_NOT_FOUND for one that the caller may not even see, PERMISSION_DENIED for another's.
 */
export async function lockOwnPackages(tx: Context, ids: readonly number[]): Promise<Package[]> {
  const locked = await tx.db.manager.find(Package, {
    where: { id: In([...new Set(ids)]), removedAt: IsNull() },
    order: { id: 'ASC' },
    // guard: a package is written in by one at a time
    lock: { mode: 'pessimistic_write' },
  });
  for (const found of locked) await requireOwn(tx, found);
  return ids.map((id) => {
    const found = locked.find((one) => one.id === id);
    if (!found) throw new AppError('PACKAGE_NOT_FOUND');
    return found;
  });
}

/** {@link lockOwnPackages} of one. */
export async function lockOwnPackage(tx: Context, id: number): Promise<Package> {
  const [locked] = await lockOwnPackages(tx, [id]);
  return locked as Package;
}

/** Passes for the author of a package that was read. Throws like {@link lockOwnPackages}. */
export async function requireOwn(ctx: Context, found: Package): Promise<void> {
  // guard: only its author writes in a package
  if (found.authorId === viewerOf(ctx).id) return;
  throw new AppError((await isSeen(ctx, found)) ? 'PERMISSION_DENIED' : 'PACKAGE_NOT_FOUND');
}
