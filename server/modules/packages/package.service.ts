import { In, IsNull } from 'typeorm';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { batchedOne } from '#server/kernel/database/batched.ts';
import { AppError } from '#server/kernel/errors.ts';
import { Package, type PackageList } from './package.entity.ts';
import { isSeen } from './package-facts.ts';

/** A package of the API. Throws PACKAGE_NOT_FOUND, also where the caller may not see it. */
export async function getPackage(ctx: Context, id: number): Promise<Package> {
  const found = await ctx.db.manager.findOneBy(Package, { id, removedAt: IsNull() });
  if (!found || !(await isSeen(ctx, found))) throw new AppError('PACKAGE_NOT_FOUND');
  return translated(ctx, found);
}

/** The caller's own packages, newest first. */
export async function ownedPackages(ctx: Context): Promise<PackageList> {
  const packages = await ctx.db.manager.find(Package, {
    where: { authorId: viewerOf(ctx).id, removedAt: IsNull() },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  return { packages: packages.map((one) => translated(ctx, one)) };
}

const readPackage = batchedOne<number, Package>(
  (db, ids) => db.manager.findBy(Package, { id: In(ids) }),
  ({ id }) => id,
);

/** The package that something of the caller's names, whether or not it is there still. Requests of one turn are read together. */
export async function packageNamed(ctx: Context, id: number): Promise<Package> {
  const found = await readPackage(ctx.db, id);
  if (!found) throw new AppError('PACKAGE_NOT_FOUND');
  return translated(ctx, found);
}

/** A package with name and description in the caller's language, or in its own; a copy, because what was read may be shared. */
export const translated = ({ locale }: Pick<Context, 'locale'>, one: Package): Package => ({
  ...one,
  ...one.translations[locale],
});
