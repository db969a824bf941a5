import type { Context } from '#server/kernel/context.ts';
import { composed, ONE_ROW } from '#server/kernel/database/parts.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { Energy } from '#server/modules/energy/energy.entity.ts';
import type { SettledEnergy } from '#server/modules/energy/energy.rules.ts';
import { changeValues, energyChange, presentEnergy } from '#server/modules/energy/energy.service.ts';

const spend = composed<SettledEnergy>('tests.spend_energy', {})`
  WITH ${energyChange.as('energy', ONE_ROW)} SELECT value, since FROM energy_changed`;

/** Takes `amount` points (at least 1) as a start does. Throws NOT_ENOUGH_ENERGY where there are fewer. */
export async function spendEnergy(ctx: Context, amount: number): Promise<Energy> {
  const settled = await ctx.db.row(spend, spend.values({ energy: changeValues(ctx, -amount) }));
  if (!settled) throw new AppError('NOT_ENOUGH_ENERGY');
  return presentEnergy(ctx, settled);
}
