import type { Context } from '#server/kernel/context.ts';
import { composed } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { Energy } from '#server/modules/energy/energy.entity.ts';
import type { SettledEnergy } from '#server/modules/energy/energy.rules.ts';
import { changeEnergySql, changeValues, presentEnergy } from '#server/modules/energy/energy.service.ts';

const spend = composed<SettledEnergy, ReturnType<typeof changeValues>>(
  'tests.spend_energy',
  changeEnergySql('(SELECT) AS once'),
);

/** Takes `amount` points (at least 1) as a start does. Throws NOT_ENOUGH_ENERGY where there are fewer. */
export async function spendEnergy(ctx: Context, amount: number): Promise<Energy> {
  const settled = await ctx.db.row(spend, spend.values(changeValues(ctx, -amount)));
  if (!settled) throw new AppError('NOT_ENOUGH_ENERGY');
  return presentEnergy(ctx, settled);
}
