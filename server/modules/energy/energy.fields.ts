import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Relation } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { StartedUnit, UnitCancellation } from '../units/unit.types.ts';
import { accountOf } from '../users/account.service.ts';
import { User } from '../users/user.entity.ts';
import { Energy } from './energy.entity.ts';
import { takesEnergy } from './energy.participant.ts';
import { currentEnergy, presentEnergy, settledEnergy } from './energy.service.ts';

@Resolver(() => StartedUnit)
export class StartedUnitEnergy {
  @FieldResolver(() => Energy, { description: 'Energy after the start.' })
  energy(@Root() { effects }: StartedUnit, @Ctx() ctx: Context): Energy | Promise<Energy> {
    // A double tap is answered with the unit of the first.
    return effects ? presentEnergy(ctx, takesEnergy.effect(effects).after) : currentEnergy(ctx);
  }
}

@Resolver(() => UnitCancellation)
export class UnitCancellationEnergy {
  @FieldResolver(() => Energy, { description: 'Energy now.' })
  energy(@Ctx() ctx: Context): Promise<Energy> {
    return currentEnergy(ctx);
  }
}

@Resolver(() => User)
export class EnergyOfUser {
  @FieldResolver(() => Energy, { description: 'Energy now.' })
  @Relation('member')
  async energy(@Root() user: User, @Ctx() ctx: Context): Promise<Energy> {
    return presentEnergy(ctx, settledEnergy(await accountOf(ctx, user)));
  }
}
