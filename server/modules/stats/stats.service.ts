import type { Context } from '#server/api/context.ts';
import { AppError } from '#server/api/errors.ts';
import { countStages } from '../atlas/atlas.service.ts';
import { checkInTotals } from '../checkin/checkin.service.ts';
import { cardStats } from '../memory/memory.service.ts';
import { assets } from '../wallet/wallet.service.ts';
import { STATS } from './settings.ts';
import type { CardStats, StatsOverview } from './stats.types.ts';

/** Levels, experience and days of the caller. */
export async function statsOverview(ctx: Context): Promise<StatsOverview> {
  const [stageCount, { exp }, { accumulatedDays, maxContinuousDays }] = await Promise.all([
    countStages(ctx),
    assets(ctx),
    checkInTotals(ctx),
  ]);
  return { stageCount, exp, accumulatedCheckInDays: accumulatedDays, maxCheckInCtDays: maxContinuousDays };
}

/** How well the caller knows up to 500 cards. Throws BAD_USER_INPUT. */
export async function statsOfCards(ctx: Context, cardIds: readonly number[]): Promise<CardStats> {
  if (cardIds.length > STATS.cardsMax || cardIds.some((id) => id < 1))
    throw new AppError('BAD_USER_INPUT', {
      fields: [{ path: 'cardIds', message: `must be at most ${STATS.cardsMax} positive numbers` }],
    });
  return cardStats(ctx, cardIds);
}
