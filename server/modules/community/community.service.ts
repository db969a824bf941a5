import { IsNull } from 'typeorm';
import type { Context } from '#server/kernel/context.ts';
import { columnsOf, entityOf } from '#server/kernel/database/columns.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { firstCards } from '../cards/card.service.ts';
import { Package } from '../packages/package.entity.ts';
import { canSee, packageAccess } from '../packages/package.policy.ts';
import { translated } from '../packages/package.service.ts';
import { ShareStatus } from '../packages/package-enums.ts';
import { factsOf } from '../packages/package-facts.ts';
import { PACKAGES } from '../packages/settings.ts';
import type { PackagePreview, RecommendedArgs, RecommendedPackagePage } from './community.types.ts';

const IN_COMMUNITY = `share_status = 'COMMUNITY' AND removed_at IS NULL AND ($1::int IS NULL
  OR content_tags @> jsonb_build_array(jsonb_build_object('key', $1::int))
  OR content_tags @> jsonb_build_array(jsonb_build_object('rootKey', $1::int)))`;

const countShared = statement<{ total: number }>(
  'community.count',
  `SELECT count(*)::int AS total FROM package WHERE ${IN_COMMUNITY}`,
);
const listShared = statement<object>(
  'community.recommended',
  `SELECT ${columnsOf(Package, 'p')} FROM package p WHERE ${IN_COMMUNITY}
   ORDER BY rank_score DESC, id DESC OFFSET $2 LIMIT $3`,
);
/** Numbers of packages that the database has room for. */
const NUMBER = /^[1-9]\d{0,8}$/;

/** Shared packages, best first, optionally of one subject. */
export async function recommendedPackages(
  ctx: Context,
  { offset, limit, contentTagKey = null }: RecommendedArgs,
): Promise<RecommendedPackagePage> {
  const rows = await ctx.db.rows(listShared, [contentTagKey, offset, limit]);
  const counted = await ctx.db.row(countShared, [contentTagKey]);
  const packages = rows.map((row) => translated(ctx, entityOf(Package, row)));
  return { packages, total: counted?.total ?? 0, offset, limit };
}

/** A shared package (or the caller's own) by its public name or its number. Throws PACKAGE_NOT_FOUND. */
export async function publicPackage(ctx: Context, name: string): Promise<Package> {
  return translated(ctx, await findPublic(ctx, name));
}

/** The first cards of a shared package; visitors, guests and those without access see the fewest. Throws PACKAGE_NOT_FOUND. */
export async function publicPackagePreview(ctx: Context, name: string): Promise<PackagePreview> {
  const found = await findPublic(ctx, name);
  const inside = ctx.viewer && !ctx.viewer.guest && packageAccess(ctx, await factsOf(ctx, found)) !== null;
  const count = inside ? PACKAGES.previewCards.member : PACKAGES.previewCards.outside;
  return { cardResponses: await firstCards(ctx, found.id, count) };
}

async function findPublic(ctx: Context, name: string): Promise<Package> {
  const there = { removedAt: IsNull() };
  const byName = await ctx.db.manager.findOneBy(Package, { ...there, hashId: name });
  const found =
    byName ?? (NUMBER.test(name) ? await ctx.db.manager.findOneBy(Package, { ...there, id: Number(name) }) : null);
  if (!found) throw new AppError('PACKAGE_NOT_FOUND');
  const facts = await factsOf(ctx, found);
  // What is not shared is not there, so that nobody learns of it by trying names.
  if (!canSee(ctx, facts)) throw new AppError('PACKAGE_NOT_FOUND');
  // Numbers can be tried one after the other: what is shared by its link only is not found by them.
  const linkOnly = found.shareStatus === ShareStatus.SHARED && found.authorId !== ctx.viewer?.id && !facts.onShelf;
  if (linkOnly && !byName) throw new AppError('PACKAGE_NOT_FOUND');
  return found;
}
