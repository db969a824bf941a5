import { challengesOfRegion } from '#domain/challenges.ts';
import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { sendMessage } from '../messages/send.service.ts';
import { assets, post } from '../wallet/wallet.service.ts';
import { REGION_STARS } from './challenge.rules.ts';
import type { RegionReward, RegionRewardStatus, RegionStars } from './challenge.types.ts';
import { regionRewarded } from './region-reward.message.ts';
import { CHALLENGES } from './settings.ts';

/** Why the ledger has a reward; its reference is the number of the region. */
const REASON = 'REGION';

const collected = statement<{ stars: number }>(
  'challenges.collected',
  'SELECT coalesce(sum(star), 0)::int AS stars FROM challenge WHERE user_id = $1 AND "index" = ANY ($2)',
);
interface Standing {
  stars: number;
  isReceived: boolean;
}
const standing = statement<Standing>(
  'challenges.standing',
  `SELECT coalesce(sum(star), 0)::int AS stars, EXISTS (
     SELECT FROM posting WHERE user_id = $1 AND currency = 'DIAMOND' AND reason = '${REASON}' AND ref = $3
   ) AS "isReceived"
   FROM challenge WHERE user_id = $1 AND "index" = ANY ($2)`,
);
const received = statement<{ region: number }>(
  'challenges.received',
  `SELECT ref::int AS region FROM posting
   WHERE user_id = $1 AND currency = 'DIAMOND' AND reason = '${REASON}' AND ref = ANY ($2) ORDER BY 1`,
);

/**
 * Grants the reward of a region once, all of whose stars were collected; a star is never lost, so it stays due.
 * Throws NOT_CLAIMABLE before, ALREADY_CLAIMED after.
 */
export async function claimRegionReward(ctx: Context, region: number): Promise<RegionReward> {
  const userId = viewerOf(ctx).id;
  const row = await ctx.db.row(collected, [userId, challengesOfRegion(region)]);
  // guard: a region waits for all its stars
  if ((row?.stars ?? 0) < REGION_STARS) throw new AppError('NOT_CLAIMABLE');
  const diamond = CHALLENGES.regionReward;
  const ref = String(region);
  const granted = await transaction(ctx, async (tx) => {
    const posted = await post(tx, { userId, currency: 'DIAMOND', delta: diamond, reason: REASON, ref });
    if (posted.applied) await sendMessage(tx, regionRewarded, { userId, ref, params: { region, diamond } });
    return posted;
  });
  if (!granted.applied) throw new AppError('ALREADY_CLAIMED');
  return { diamond, assets: await assets(ctx) };
}

/** What the caller has collected in a region, and whether its reward was received. */
export async function regionStars(ctx: Context, region: number): Promise<RegionStars> {
  const row = await ctx.db.row(standing, [viewerOf(ctx).id, challengesOfRegion(region), String(region)]);
  const { stars, isReceived } = row as Standing;
  return { region, stars, of: REGION_STARS, diamond: CHALLENGES.regionReward, received: isReceived };
}

/** Which of some regions the caller has received the reward of. */
export async function regionRewardStatus(ctx: Context, regions: readonly number[]): Promise<RegionRewardStatus> {
  const rows = await ctx.db.rows(received, [viewerOf(ctx).id, regions.map(String)]);
  return { received: rows.map(({ region }) => region) };
}
