import { rankName } from '#domain/league.ts';
import { type Context, transaction, viewerOf } from '#server/kernel/context.ts';
import { composed, ONE_ROW } from '#server/kernel/database/parts.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import { assets, post } from '../wallet/wallet.service.ts';
import { joining, joiningValues } from './joining.ts';
import { isShown, keepPrice, outcomeOf, type Standing } from './league.rules.ts';
import { standingOf } from './rank.service.ts';
import type { RankSettled } from './rank.types.ts';

/** Why the ledger has a reward, or what keeping a rank took; the reference is the season. */
const REWARD = 'LEAGUE';
const KEPT = 'KEEP_RANK';

// guard: a result is taken by one call at a time
const lock = statement('league.lock', 'SELECT FROM league_standing WHERE user_id = $1 FOR UPDATE');
const readClaimed = statement<{ claimed: boolean }>(
  'league.claimed',
  'SELECT after_step IS NOT NULL AS claimed FROM league_place WHERE user_id = $1 AND season = $2',
);
const settle = statement(
  'league.take_result',
  `WITH place AS (UPDATE league_place SET after_step = $3 WHERE user_id = $1 AND season = $2)
   UPDATE league_standing SET step = $3, due = false WHERE user_id = $1`,
);
const join = composed<{ exp: number }>('league.join', {})`
  WITH ${joining.as('league', ONE_ROW)} SELECT exp FROM league_counted`;

/**
 * Takes the latest result with its reward and the rank that came of it: the lower one where it fell. Exp that the season of now
 * has of the caller joins a group with it. Throws RANK_RESULT_NOT_FOUND, NOT_CLAIMABLE before results are shown,
 * ALREADY_CLAIMED.
 */
export function claimRankReward(ctx: Context, resultId: number): Promise<RankSettled> {
  return take(ctx, resultId, async (tx, standing) => {
    const { after, reward } = outcomeOf(standing);
    if (reward > 0) await postOf(tx, resultId, reward, REWARD);
    return { step: after, diamond: reward };
  });
}

/**
 * Takes the latest result with the rank it began with, for diamonds. Throws what {@link claimRankReward} throws,
 * RANK_NOT_FALLING, NOT_ENOUGH_DIAMONDS; none of them changes anything.
 */
export function keepRank(ctx: Context, resultId: number): Promise<RankSettled> {
  return take(ctx, resultId, async (tx, standing) => {
    const price = keepPrice(standing);
    // guard: only a rank that falls is kept
    if (price === null) throw new AppError('RANK_NOT_FALLING');
    const diamond = ctx.debug.zeroPrice ? 0 : -price;
    // guard: keeping a rank is charged
    if (diamond < 0) await postOf(tx, resultId, diamond, KEPT);
    return { step: outcomeOf(standing).before, diamond };
  });
}

const postOf = (tx: Context, season: number, delta: number, reason: string) =>
  post(tx, { userId: viewerOf(tx).id, currency: 'DIAMOND', delta, reason, ref: String(season) });

type Taking = (tx: Context, standing: Standing) => Promise<{ step: number; diamond: number }>;

function take(ctx: Context, resultId: number, work: Taking): Promise<RankSettled> {
  return transaction(ctx, async (tx) => {
    const user = viewerOf(tx).id;
    await tx.db.run(lock, [user]);
    // What follows is read under the lock, each by a statement that sees all that was written before it.
    const standing = await claimable(tx, resultId);
    const { step, diamond } = await work(tx, standing);
    await tx.db.run(settle, [user, resultId, step]);
    await tx.db.run(join, join.values({ league: joiningValues(tx, { exp: 0, qualified: false }) }));
    return { rank: rankName(step), diamond, assets: await assets(tx) };
  });
}

async function claimable(tx: Context, resultId: number): Promise<Standing> {
  const standing = await standingOf(tx);
  const place = await tx.db.row(readClaimed, [viewerOf(tx).id, resultId]);
  if (!place) throw new AppError('RANK_RESULT_NOT_FOUND');
  // guard: a result is claimed once
  if (place.claimed) throw new AppError('ALREADY_CLAIMED');
  if (!tx.config.league || !isShown(standing, tx.now())) throw new AppError('NOT_CLAIMABLE');
  return standing;
}
