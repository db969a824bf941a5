import { Field, FieldResolver, Int, ObjectType, Resolver, Root } from 'type-graphql';
import { UnitCompletion } from '../units/unit.types.ts';
import { remembers } from './memory.participant.ts';

@ObjectType({ description: 'Mastery of a card before and after a unit.' })
class MasteryChange {
  @Field(() => Int, { description: 'The card.' })
  cardId: number;

  @Field(() => Int, { description: 'Mastery after, 0 to 100.' })
  newMastery: number;

  @Field(() => Int, { description: 'Mastery before, 0 to 100.' })
  oldMastery: number;
}

@Resolver(() => UnitCompletion)
export class UnitCompletionMemory {
  @FieldResolver(() => [MasteryChange], { description: 'One for each card of the unit.' })
  masteryChanges(@Root() { effects }: UnitCompletion): MasteryChange[] {
    return remembers.effect(effects).kept;
  }
}
