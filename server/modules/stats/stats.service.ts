import type { Context } from '#server/kernel/context.ts';
import { countStages } from '../atlas/atlas.service.ts';
import { checkInTotals } from '../checkin/checkin.service.ts';
import { assets } from '../wallet/wallet.service.ts';
import type { StatsOverview } from './stats.types.ts';

/** Levels, experience and days of the caller. */
export async function statsOverview(ctx: Context): Promise<StatsOverview> {
  const [stageCount, { exp }, { accumulatedDays, maxContinuousDays }] = await Promise.all([
    countStages(ctx),
    assets(ctx),
    checkInTotals(ctx),
  ]);
  return { stageCount, exp, accumulatedCheckInDays: accumulatedDays, maxCheckInCtDays: maxContinuousDays };
}
