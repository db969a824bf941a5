import type { Context } from '#server/kernel/context.ts';
import { PackageAccess, ShareStatus } from './package-enums.ts';
import { PACKAGES } from './settings.ts';

/** What decides who may do what with a package. */
export interface PackageFacts {
  authorId: number;
  shareStatus: ShareStatus;
  unlockDiamondRequirement: number;
  onShelf: boolean;
  unlocked: boolean;
  trailCount: number;
}

/** VIP of the caller holds, its last instant included. */
export function hasVip({ viewer, now }: Pick<Context, 'viewer' | 'now'>): boolean {
  return Boolean(viewer?.vipExpireAt && new Date(viewer.vipExpireAt) >= now());
}

/** Why the caller may learn all of a package; null is a trial. */
export function packageAccess(ctx: Pick<Context, 'viewer' | 'now'>, facts: PackageFacts): PackageAccess | null {
  if (facts.authorId === ctx.viewer?.id) return PackageAccess.AUTHOR;
  if (facts.unlockDiamondRequirement === 0 || facts.unlocked) return PackageAccess.UNLOCK;
  return hasVip(ctx) ? PackageAccess.VIP : null;
}

/** Own, shared with everybody, or on the caller's shelf since it was. */
export function canSee(
  { viewer }: Pick<Context, 'viewer'>,
  facts: Pick<PackageFacts, 'authorId' | 'shareStatus' | 'onShelf'>,
): boolean {
  return facts.authorId === viewer?.id || facts.shareStatus !== ShareStatus.OFF || facts.onShelf;
}

/** {@link packageAccess} and {@link canSee} for statements that write by them: over {@link FACTS_OF_PACKAGE}, for `:user` and `:vip`. */
const ACCESSIBLE_SQL = '(author_id = :user OR unlock_diamond_requirement = 0 OR unlocked OR :vip)';
const SEEN_SQL = `(author_id = :user OR share_status <> '${ShareStatus.OFF}' OR on_shelf)`;

/** Learned on trial. */
export const ON_TRIAL_SQL = `NOT ${ACCESSIBLE_SQL}`;
/** May be learned: seen, and accessible or with units of the trial left. */
export const LEARNABLE_SQL = `(${SEEN_SQL} AND (${ACCESSIBLE_SQL} OR trail_count < ${PACKAGES.trailLimit}))`;
