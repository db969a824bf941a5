import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { firstCardsSql } from '../cards/card.service.ts';
import type { PackageTranslations } from '../packages/package.entity.ts';
import { canSee, type PackageFacts, packageAccess } from '../packages/package.policy.ts';
import { packageTexts } from '../packages/package.service.ts';
import { type PackageCardType, ShareStatus } from '../packages/package-enums.ts';
import type { ContentTagRef, PackageStyle } from '../packages/package-style.ts';
import { PACKAGES } from '../packages/settings.ts';
import type {
  AuthorInfo,
  PackagePreview,
  PreviewCard,
  PublicPackage,
  RecommendedArgs,
  RecommendedPackagePage,
} from './community.types.ts';

interface SharedRow {
  id: number;
  hash_id: string;
  name: string;
  description: string;
  translations: PackageTranslations;
  style: PackageStyle;
  card_type: PackageCardType | null;
  card_count: number;
  author: AuthorInfo;
  on_shelf: boolean;
}
interface RecommendedRow extends SharedRow {
  preview_imgs: string[];
  content_tags: ContentTagRef[];
  first_released_at: Date;
  last_snapshot_at: Date;
  rank_score: number;
}
type PublicRow = SharedRow & PackageFacts & { created_at: Date; updated_at: Date };

const SHARED = `p.id, p.hash_id, p.name, p.description, p.translations, p.style, p.card_type, p.card_count,
  json_build_object('id', a.id, 'nickname', a.nickname, 'avatar', a.avatar, 'mascotId', a.mascot_id) AS author`;
const IN_COMMUNITY = `share_status = 'COMMUNITY' AND removed_at IS NULL AND ($1::int IS NULL
  OR content_tags @> jsonb_build_array(jsonb_build_object('key', $1::int))
  OR content_tags @> jsonb_build_array(jsonb_build_object('rootKey', $1::int)))`;

const countShared = statement<{ total: number }>(
  'community.count',
  `SELECT count(*)::int AS total FROM package WHERE ${IN_COMMUNITY}`,
);
const listShared = statement<RecommendedRow>(
  'community.recommended',
  `SELECT ${SHARED}, p.preview_imgs, p.content_tags, p.first_released_at, p.last_snapshot_at, p.rank_score,
     s.user_id IS NOT NULL AS on_shelf
   FROM (SELECT * FROM package WHERE ${IN_COMMUNITY} ORDER BY rank_score DESC, id DESC OFFSET $3 LIMIT $4) p
   JOIN users a ON a.id = p.author_id
   LEFT JOIN shelf s ON s.user_id = $2 AND s.package_id = p.id
   ORDER BY p.rank_score DESC, p.id DESC`,
);
/** Numbers of packages that the database has room for. */
const NUMBER = /^[1-9]\d{0,8}$/;

const byName = statement<PublicRow>(
  'community.by_name',
  `SELECT ${SHARED}, p.created_at, p.updated_at, p.author_id, p.share_status, p.unlock_diamond_requirement,
     s.user_id IS NOT NULL AS on_shelf, u.user_id IS NOT NULL AS unlocked, 0 AS trail_count
   FROM package p JOIN users a ON a.id = p.author_id
   LEFT JOIN shelf s ON s.user_id = $2 AND s.package_id = p.id
   LEFT JOIN package_unlock u ON u.user_id = $2 AND u.package_id = p.id
   WHERE (p.hash_id = $1 OR p.id = $3) AND p.removed_at IS NULL ORDER BY p.hash_id = $1 DESC LIMIT 1`,
);
const firstCards = statement<PreviewCard>(
  'community.first_cards',
  `SELECT content FROM (${firstCardsSql('$1', '$2')}) AS first`,
);

/** Shared packages, best first, optionally of one subject. */
export async function recommendedPackages(
  ctx: Context,
  { offset, limit, contentTagKey = null }: RecommendedArgs,
): Promise<RecommendedPackagePage> {
  const rows = await ctx.db.rows(listShared, [contentTagKey, viewerOf(ctx).id, offset, limit]);
  const counted = await ctx.db.row(countShared, [contentTagKey]);
  const packages = rows.map((row) => ({
    ...shared(ctx, row),
    title: packageTexts(ctx, row).name,
    previewImgs: row.preview_imgs,
    contentTags: row.content_tags,
    firstReleasedAt: row.first_released_at,
    lastSnapshotAt: row.last_snapshot_at,
    rankScore: row.rank_score,
  }));
  return { packages, total: counted?.total ?? 0, offset, limit };
}

/** A shared package (or the caller's own) by its public name or its number. Throws PACKAGE_NOT_FOUND. */
export async function publicPackage(ctx: Context, hashId: string): Promise<PublicPackage> {
  const row = await findPublic(ctx, hashId);
  return {
    ...shared(ctx, row),
    name: packageTexts(ctx, row).name,
    isOwn: row.author_id === ctx.viewer?.id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}

/** The first cards of a shared package; visitors, guests and those without access see the fewest. Throws PACKAGE_NOT_FOUND. */
export async function publicPackagePreview(ctx: Context, hashId: string): Promise<PackagePreview> {
  const row = await findPublic(ctx, hashId);
  const inside = ctx.viewer && !ctx.viewer.guest && packageAccess(ctx, row) !== null;
  const count = inside ? PACKAGES.previewCards.member : PACKAGES.previewCards.outside;
  return { cardResponses: await ctx.db.rows(firstCards, [row.id, count]) };
}

async function findPublic(ctx: Context, name: string): Promise<PublicRow> {
  const row = await ctx.db.row(byName, [name, ctx.viewer?.id ?? null, NUMBER.test(name) ? Number(name) : null]);
  // What is not shared is not there, so that nobody learns of it by trying names.
  if (!row || !canSee(ctx, row)) throw new AppError('PACKAGE_NOT_FOUND');
  // Numbers can be tried one after the other: what is shared by its link only is not found by them.
  const linkOnly = row.share_status === ShareStatus.SHARED && row.author_id !== ctx.viewer?.id && !row.on_shelf;
  if (linkOnly && row.hash_id !== name) throw new AppError('PACKAGE_NOT_FOUND');
  return row;
}

function shared(ctx: Context, row: SharedRow) {
  return {
    id: row.id,
    hashId: row.hash_id,
    description: packageTexts(ctx, row).description,
    style: row.style,
    cardType: row.card_type,
    cardCount: row.card_count,
    authorInfo: row.author,
    addedShelf: row.on_shelf,
  };
}
