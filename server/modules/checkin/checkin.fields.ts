import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import { Relation } from '#server/kernel/access.ts';
import type { Context } from '#server/kernel/context.ts';
import { CompletedStats } from '../units/unit.types.ts';
import { User } from '../users/user.entity.ts';
import { CheckIn } from './checkin.entity.ts';
import { checksIn } from './checkin.participant.ts';
import { checkIn } from './checkin.service.ts';

@Resolver(() => CompletedStats)
export class CompletedStatsCheckIn {
  @FieldResolver(() => Boolean, { description: "Today's check-in was celebrated already." })
  checkInPopped(@Root() { effects }: CompletedStats): boolean {
    return checksIn.effect(effects).kept.popped;
  }
}

@Resolver(() => User)
export class CheckInOfUser {
  @FieldResolver(() => CheckIn, { description: 'The streak.' })
  @Relation('member')
  checkIn(@Ctx() ctx: Context): Promise<CheckIn> {
    return checkIn(ctx);
  }
}
