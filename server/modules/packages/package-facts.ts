import type { Context } from '#server/kernel/context.ts';
import { batchedRow } from '#server/kernel/database/batched.ts';
import { onceOf } from '#server/kernel/database/once.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { Package } from './package.entity.ts';
import { canSee, type PackageFacts } from './package.policy.ts';
import { ShareStatus } from './package-enums.ts';

/** What is known of a package and the caller. */
export interface CallerFacts extends PackageFacts {
  cardCount: number;
  addedAt: Date | null;
}

/** What decides whether a user may learn a package, both given as SQL, and its number of cards; no row where there is none. */
export const factsSql = (user: string, id: string) => `
  SELECT p.author_id, p.share_status, p.unlock_diamond_requirement, p.card_count, s.added_at, s.user_id IS NOT NULL AS on_shelf,
    u.user_id IS NOT NULL AS unlocked, coalesce(t.trail_count, 0) AS trail_count
  FROM package p
  LEFT JOIN shelf s ON s.user_id = ${user} AND s.package_id = p.id
  LEFT JOIN package_trial t ON t.user_id = ${user} AND t.package_id = p.id
  LEFT JOIN package_unlock u ON u.user_id = ${user} AND u.package_id = p.id
  WHERE p.removed_at IS NULL AND p.id = ${id}`;

/** What decides whether `:user` may learn `:package`, and its number of cards; no row where there is no such package. */
export const FACTS_OF_PACKAGE = factsSql(':user', ':package');

const readFacts = batchedRow<CallerFacts, { user: number | null; package: number }>(
  'packages.facts',
  { user: 'int', package: 'int' },
  (requests) => `SELECT request.position, f.author_id AS "authorId", f.share_status AS "shareStatus",
     f.unlock_diamond_requirement AS "unlockDiamondRequirement", f.card_count AS "cardCount", f.added_at AS "addedAt",
     f.on_shelf AS "onShelf", f.unlocked, f.trail_count AS "trailCount"
   FROM ${requests} CROSS JOIN LATERAL (${factsSql('request.user', 'request.package')}) AS f`,
);

/** What decides access to a package that the caller may see. Throws PACKAGE_NOT_FOUND, also where the caller may not see it. */
export async function getPackageFacts(ctx: Context, id: number): Promise<CallerFacts> {
  const facts = await readFacts(ctx.db, { user: ctx.viewer?.id ?? null, package: id });
  // What is not for the caller is not there, so that nobody learns of it by trying numbers.
  if (!facts || !canSee(ctx, facts)) throw new AppError('PACKAGE_NOT_FOUND');
  return facts;
}

/** The facts of a package that was read, for the fields that stand on them; of one that is gone, nobody has anything. */
export const factsOf = onceOf<Package, CallerFacts>(
  async (ctx, { id, ...of }) =>
    (await readFacts(ctx.db, { user: ctx.viewer?.id ?? null, package: id })) ?? {
      ...of,
      shareStatus: ShareStatus.OFF,
      addedAt: null,
      onShelf: false,
      unlocked: false,
      trailCount: 0,
    },
);

/** Passes where the caller may look into a package that was read. Throws PERMISSION_DENIED. */
export async function requireSeen(ctx: Context, of: Package): Promise<void> {
  if (!(await isSeen(ctx, of))) throw new AppError('PERMISSION_DENIED');
}

/** Whether the caller may look into a package that was read. */
export async function isSeen(ctx: Context, of: Package): Promise<boolean> {
  // What is own or shared needs no look at the caller's shelf.
  const open = of.removedAt === null && canSee(ctx, { ...of, onShelf: false });
  return open || canSee(ctx, await factsOf(ctx, of));
}
