import { FieldResolver, Resolver, Root } from 'type-graphql';
import { CompletedStats } from '../units/unit.types.ts';
import { checksIn } from './checkin.participant.ts';

@Resolver(() => CompletedStats)
export class CompletedStatsCheckIn {
  @FieldResolver(() => Boolean, { description: "Today's check-in was celebrated already." })
  checkInPopped(@Root() { effects }: CompletedStats): boolean {
    return checksIn.effect(effects).kept.popped;
  }
}
