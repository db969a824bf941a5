import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { Energy } from './energy.entity.ts';
import { claimFreeEnergy, currentEnergy } from './energy.service.ts';

@Resolver()
export class EnergyResolver {
  @Query(() => Energy, { description: 'Energy of the caller now.' })
  @Access('member')
  @Rest('GET /v1/users/energy')
  energy(@Ctx() ctx: Context): Promise<Energy> {
    return currentEnergy(ctx);
  }

  @Mutation(() => Energy, { description: 'Fills energy up, once per account.' })
  @Changes('currentUser', 'energyExchanges')
  @Access('member')
  @Rest('POST /v1/users/free-energy')
  claimFreeEnergy(@Ctx() ctx: Context): Promise<Energy> {
    return claimFreeEnergy(ctx);
  }
}
