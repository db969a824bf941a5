import { IsNull } from 'typeorm';
import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import type { Package, PackageList } from '../packages/package.entity.ts';
import { getPackage, translated } from '../packages/package.service.ts';
import { TaskGoalType } from '../tasks/task.entity.ts';
import { advanceTasks } from '../tasks/tasks.service.ts';
import { ShelfEntry } from './shelf.entity.ts';

/** What stands on the caller's shelf, latest added first. */
export async function shelfEntries(ctx: Context): Promise<ShelfEntry[]> {
  const entries = await ctx.db.manager.find(ShelfEntry, {
    where: { userId: viewerOf(ctx).id, package: { removedAt: IsNull() } },
    relations: { package: true },
    order: { addedAt: 'DESC', packageId: 'DESC' },
  });
  for (const entry of entries) entry.package = translated(ctx, entry.package);
  return entries;
}

/** The packages of the caller's shelf, latest added first. */
export async function shelvedPackages(ctx: Context): Promise<PackageList> {
  return { packages: (await shelfEntries(ctx)).map((entry) => entry.package) };
}

/** Puts a package on the caller's shelf; where it stands there already, nothing changes. Throws PACKAGE_NOT_FOUND. */
export function addToShelf(ctx: Context, packageId: number): Promise<Package> {
  return transaction(ctx, async (tx) => {
    const added = await getPackage(tx, packageId);
    const entry = { userId: viewerOf(tx).id, packageId, addedAt: tx.now() };
    const { raw } = await tx.db.manager
      .createQueryBuilder()
      .insert()
      .into(ShelfEntry)
      .values(entry)
      .orIgnore()
      .returning('package_id')
      .execute();
    // guard: a package that stands on the shelf already
    if ((raw as unknown[]).length > 0) await advanceTasks(tx, { [TaskGoalType.ADD_PACKAGE]: 1 });
    return { ...added };
  });
}

/** Takes a package off the caller's shelf; what was learned stays. True whether or not it stood there. */
export async function removeFromShelf(ctx: Context, packageId: number): Promise<boolean> {
  await ctx.db.manager.delete(ShelfEntry, { userId: viewerOf(ctx).id, packageId });
  return true;
}
