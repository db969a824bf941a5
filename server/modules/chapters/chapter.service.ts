import { In, IsNull } from 'typeorm';
import { batchedList } from '#server/kernel/database/batched.ts';
import { onceOf } from '#server/kernel/database/once.ts';
import type { Package } from '../packages/package.entity.ts';
import { requireSeen } from '../packages/package-facts.ts';
import { Chapter } from './chapter.entity.ts';

const readChapters = batchedList<number, Chapter>(
  (db, packageIds) =>
    db.manager.find(Chapter, {
      where: { packageId: In(packageIds), removedAt: IsNull() },
      order: { orderKey: 'ASC', id: 'ASC' },
    }),
  ({ packageId }) => packageId,
);

/** The chapters of a package in reading order. Throws PERMISSION_DENIED where the caller may not look into it. */
export const chaptersOf = onceOf<Package, readonly Chapter[]>(async (ctx, of) => {
  await requireSeen(ctx, of);
  return readChapters(ctx.db, of.id);
});
