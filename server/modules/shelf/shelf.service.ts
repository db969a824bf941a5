import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import type { Package } from '../packages/package.entity.ts';
import { getPackage, getPackageFacts } from '../packages/package.service.ts';
import { TaskGoalType } from '../tasks/task.entity.ts';
import { advanceTasks } from '../tasks/tasks.service.ts';

const add = statement(
  'shelf.add',
  'INSERT INTO shelf (user_id, package_id, added_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
);
const remove = statement('shelf.remove', 'DELETE FROM shelf WHERE user_id = $1 AND package_id = $2');

/** Puts a package on the caller's shelf; where it stands there already, nothing changes. Throws PACKAGE_NOT_FOUND, PERMISSION_DENIED. */
export function addToShelf(ctx: Context, packageId: number): Promise<Package> {
  return transaction(ctx, async (tx) => {
    await getPackageFacts(tx, packageId);
    const added = await tx.db.run(add, [viewerOf(tx).id, packageId, tx.now()]);
    if (added > 0) await advanceTasks(tx, { [TaskGoalType.ADD_PACKAGE]: 1 });
    return getPackage(tx, packageId);
  });
}

/** Takes a package off the caller's shelf; what was learned stays. True whether or not it stood there. */
export async function removeFromShelf(ctx: Context, packageId: number): Promise<boolean> {
  await ctx.db.run(remove, [viewerOf(ctx).id, packageId]);
  return true;
}
