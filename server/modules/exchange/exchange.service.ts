import { randomUUID } from 'node:crypto';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { composed, ONE_ROW } from '#server/kernel/database/parts.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { SettledEnergy } from '../energy/energy.rules.ts';
import {
  currentEnergy,
  energyGain,
  energyLimitRaise,
  gainValues,
  presentEnergy,
  raiseValues,
  settledEnergy,
} from '../energy/energy.service.ts';
import { readAccount } from '../users/account.service.ts';
import { assets, posting, postingValues, refuseOverdraft } from '../wallet/wallet.service.ts';
import { energyOf, fitsStep } from './exchange.rules.ts';
import type { EnergyExchange, EnergyLimitExchange, EnergyPurchase } from './exchange.types.ts';
import { EXCHANGE } from './settings.ts';

// The bread comes first: where there is no room for it, nothing is charged. A charge that fails takes the bread with it.
// guard: bread is charged
const buyEnergy = composed<SettledEnergy>('exchange.energy', {})`
  WITH ${energyGain.as('energy', ONE_ROW)}, ${posting.as('price', 'energy_gained')}
  SELECT value, since, "addedLimit" FROM energy_gained, price_entered`;
// guard: a step of the limit is charged
const buyLimit = composed<SettledEnergy>('exchange.energy_limit', {})`
  WITH ${energyLimitRaise.as('energy', ONE_ROW)}, ${posting.as('price', 'energy_raised')}
  SELECT value, since, "addedLimit" FROM energy_raised, price_entered`;

/** Bread that is sold, with what each offer brings the caller now. */
export async function energyExchanges(ctx: Context): Promise<EnergyExchange[]> {
  const bread = await currentEnergy(ctx);
  return EXCHANGE.energy.map(({ configId, energy, diamond }) => ({
    configId,
    energy: energyOf({ energy }, bread),
    fillsUp: energy === null,
    diamond,
  }));
}

/**
 * Sells bread to the caller. Each call is a purchase of its own: who repeats one sends an idempotency key.
 * Throws ENERGY_FULL at the limit or above, NOT_ENOUGH_DIAMONDS; neither charges anything.
 */
export async function exchangeEnergy(ctx: Context, configId: number): Promise<EnergyPurchase> {
  const offer = EXCHANGE.energy.find((one) => one.configId === configId);
  if (!offer)
    throw new AppError('BAD_USER_INPUT', {
      fields: [{ path: 'input.configId', message: { zh: '没有这种兑换', en: 'is not sold' } }],
    });
  const values = { energy: gainValues(ctx, offer.energy), price: priceOf(ctx, offer.diamond, 'ENERGY') };
  const settled = await ctx.db.row(buyEnergy, buyEnergy.values(values)).catch(refuseOverdraft);
  if (!settled) throw new AppError('ENERGY_FULL');
  return { energy: presentEnergy(ctx, settled), assets: await assets(ctx) };
}

/** What was added to the caller's limit, and what a step more costs. */
export async function energyLimitExchange(ctx: Context): Promise<EnergyLimitExchange> {
  const added = settledEnergy(await readAccount(ctx))?.addedLimit ?? 0;
  const { diamond, energyLimit, capacity } = EXCHANGE.limit;
  return {
    addedEnergyLimit: added,
    maxEnergyLimitCapacity: capacity,
    diamondExchange: fitsStep(added) ? { diamond, energyLimit } : null,
  };
}

/** Sells the caller a step of the limit. Throws ENERGY_LIMIT_HIGHEST, NOT_ENOUGH_DIAMONDS; neither charges anything. */
export async function exchangeEnergyLimit(ctx: Context): Promise<EnergyPurchase> {
  const { diamond, energyLimit, capacity } = EXCHANGE.limit;
  const values = { energy: raiseValues(ctx, energyLimit, capacity), price: priceOf(ctx, diamond, 'ENERGY_LIMIT') };
  const settled = await ctx.db.row(buyLimit, buyLimit.values(values)).catch(refuseOverdraft);
  if (!settled) throw new AppError('ENERGY_LIMIT_HIGHEST');
  return { energy: presentEnergy(ctx, settled), assets: await assets(ctx) };
}

const priceOf = (ctx: Context, diamonds: number, reason: string) =>
  postingValues(ctx, {
    userId: viewerOf(ctx).id,
    currency: 'DIAMOND',
    delta: -diamonds,
    reason,
    ref: randomUUID(),
  });
