import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { energyExchanges, energyLimitExchange, exchangeEnergy, exchangeEnergyLimit } from './exchange.service.ts';
import { EnergyExchange, EnergyLimitExchange, EnergyPurchase, ExchangeEnergyInput } from './exchange.types.ts';

@Resolver()
export class ExchangeResolver {
  @Query(() => [EnergyExchange], { description: 'Bread that is sold for diamonds.' })
  @Access('member')
  @Rest('GET /v1/diamonds/energy-exchange', { as: 'configs' })
  energyExchanges(@Ctx() ctx: Context): Promise<EnergyExchange[]> {
    return energyExchanges(ctx);
  }

  @Mutation(() => EnergyPurchase, { description: 'Buys bread for diamonds; below the limit only.' })
  @Changes('energyExchanges')
  @Access('member')
  @Rest('POST /v1/diamonds/energy-exchange')
  exchangeEnergy(@Ctx() ctx: Context, @Arg('input') input: ExchangeEnergyInput): Promise<EnergyPurchase> {
    return exchangeEnergy(ctx, input.configId);
  }

  @Query(() => EnergyLimitExchange, { description: "The caller's bread limit, and what a step more costs." })
  @Access('member')
  @Rest('GET /v1/diamonds/energy-limit-exchange')
  energyLimitExchange(@Ctx() ctx: Context): Promise<EnergyLimitExchange> {
    return energyLimitExchange(ctx);
  }

  @Mutation(() => EnergyPurchase, {
    description: 'Buys a step of the bread limit for diamonds, up to what may be added.',
  })
  @Changes('energyExchanges', 'energyLimitExchange')
  @Access('member')
  @Rest('POST /v1/diamonds/energy-limit-exchange')
  exchangeEnergyLimit(@Ctx() ctx: Context): Promise<EnergyPurchase> {
    return exchangeEnergyLimit(ctx);
  }
}
