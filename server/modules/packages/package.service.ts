import { type Context, viewerOf } from '#server/kernel/context.ts';
import { composed } from '#server/kernel/database/parts.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { Chapter } from '../chapters/chapter.entity.ts';
import type { Package, PackageList, PackageTranslations } from './package.entity.ts';
import { canSee, type PackageFacts, packageAccess } from './package.policy.ts';
import type { PackageCardType } from './package-enums.ts';
import type { ContentTagRef, PackageStyle } from './package-style.ts';
import { PACKAGES } from './settings.ts';

interface PackageRow extends PackageFacts {
  id: number;
  hash_id: string;
  name: string;
  description: string;
  translations: PackageTranslations;
  style: PackageStyle;
  card_type: PackageCardType | null;
  default_card_type: PackageCardType | null;
  card_count: number;
  learned: number;
  chapters: Chapter[];
  content_tags: ContentTagRef[];
  preview_imgs: string[];
  added_at: Date | null;
  created_at: Date;
  updated_at: Date;
  last_snapshot_at: Date | null;
}

/** Joins what decides access to packages `p` for the caller. */
const factsOf = (user: string) => `
  LEFT JOIN shelf s ON s.user_id = ${user} AND s.package_id = p.id
  LEFT JOIN package_trial t ON t.user_id = ${user} AND t.package_id = p.id
  LEFT JOIN package_unlock u ON u.user_id = ${user} AND u.package_id = p.id`;
const FACTS = factsOf('$1');
const FACT_COLUMNS = `p.author_id, p.share_status, p.unlock_diamond_requirement, s.user_id IS NOT NULL AS on_shelf,
  u.user_id IS NOT NULL AS unlocked, coalesce(t.trail_count, 0) AS trail_count`;

/** What decides whether `:user` may learn `:package`, and its number of cards; no row where there is no such package. */
export const FACTS_SQL = `
  SELECT ${FACT_COLUMNS}, p.card_count FROM package p ${factsOf(':user')} WHERE p.removed_at IS NULL AND p.id = :package`;

const select = (where: string, order = '') => `
  SELECT p.id, p.hash_id, p.name, p.description, p.translations, p.style, p.card_type, p.default_card_type, p.card_count,
    p.content_tags, p.preview_imgs, p.created_at, p.updated_at, p.last_snapshot_at, s.added_at, ${FACT_COLUMNS},
    (SELECT count(*)::int FROM card_memory m JOIN card c ON c.id = m.card_id AND c.removed_at IS NULL
     WHERE m.user_id = $1 AND m.package_id = p.id) AS learned,
    coalesce((SELECT json_agg(json_build_object('id', ch.id, 'title', ch.title, 'parentId', ch.parent_id,
       'orderKey', ch.order_key, 'cardCount', ch.card_count) ORDER BY ch.order_key, ch.id)
     FROM chapter ch WHERE ch.package_id = p.id), '[]') AS chapters
  FROM package p ${FACTS}
  WHERE p.removed_at IS NULL AND ${where} ${order}`;

const byId = statement<PackageRow>('packages.by_id', select('p.id = $2'));
const ownedBy = statement<PackageRow>(
  'packages.owned',
  select('p.author_id = $1', 'ORDER BY p.created_at DESC, p.id DESC'),
);
const onShelf = statement<PackageRow>(
  'packages.on_shelf',
  select('s.user_id IS NOT NULL', 'ORDER BY s.added_at DESC, p.id DESC'),
);
const factsById = composed<PackageFacts & { card_count: number }, { user: number; package: number }>('packages.facts', {
  user: 'int',
  package: 'int',
})`${FACTS_SQL}`;

/** A package of the API. Throws PACKAGE_NOT_FOUND, or PERMISSION_DENIED where the caller may not see it. */
export async function getPackage(ctx: Context, id: number): Promise<Package> {
  const row = await ctx.db.row(byId, [viewerOf(ctx).id, id]);
  if (!row) throw new AppError('PACKAGE_NOT_FOUND');
  if (!canSee(ctx, row)) throw new AppError('PERMISSION_DENIED');
  return toPackage(ctx, row);
}

/** The caller's own packages, newest first. */
export async function ownedPackages(ctx: Context): Promise<PackageList> {
  return listOf(ctx, await ctx.db.rows(ownedBy, [viewerOf(ctx).id]));
}

/** The packages of the caller's shelf, latest added first. */
export async function shelvedPackages(ctx: Context): Promise<PackageList> {
  return listOf(ctx, await ctx.db.rows(onShelf, [viewerOf(ctx).id]));
}

/** What decides access to a package the caller may see. Throws PACKAGE_NOT_FOUND or PERMISSION_DENIED. */
export async function getPackageFacts(ctx: Context, id: number): Promise<PackageFacts & { card_count: number }> {
  const facts = await ctx.db.row(factsById, factsById.values({ user: viewerOf(ctx).id, package: id }));
  if (!facts) throw new AppError('PACKAGE_NOT_FOUND');
  if (!canSee(ctx, facts)) throw new AppError('PERMISSION_DENIED');
  return facts;
}

/** The name of packages `p` as {@link packageTexts} has it, for a statement that needs no more than that. */
export const nameSql = (locale: string) => `coalesce(p.translations -> ${locale}::text ->> 'name', p.name) AS name`;

/** Name and description in the caller's language, or in the package's own. */
export function packageTexts(
  { locale }: Pick<Context, 'locale'>,
  { name, description, translations }: Pick<PackageRow, 'name' | 'description' | 'translations'>,
): { name: string; description: string } {
  return translations[locale] ?? { name, description };
}

function listOf(ctx: Context, rows: PackageRow[]): PackageList {
  return { packages: rows.map((row) => toPackage(ctx, row)) };
}

function toPackage(ctx: Context, row: PackageRow): Package {
  const access = packageAccess(ctx, row);
  const owned = row.author_id === viewerOf(ctx).id;
  return {
    id: row.id,
    hashId: row.hash_id,
    ...packageTexts(ctx, row),
    style: row.style,
    cardType: row.card_type,
    cardCount: row.card_count,
    cardCountLearned: row.learned,
    chapters: row.chapters,
    chapterCardsCount: row.chapters.map(({ id, cardCount }) => ({ chapterId: id, count: cardCount })),
    contentTags: row.content_tags,
    previewImgs: row.preview_imgs,
    packageAccess: access,
    owned: owned
      ? { defaultCardType: row.default_card_type, shareStatus: row.share_status, createdAt: row.created_at }
      : null,
    shelf: row.added_at && { addedShelfAt: row.added_at },
    unlockDiamondRequirement: row.unlock_diamond_requirement,
    trailStatus: { trailCount: row.trail_count, trailLimit: PACKAGES.trailLimit },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    lastSnapshotAt: row.last_snapshot_at,
  } as Package;
}
