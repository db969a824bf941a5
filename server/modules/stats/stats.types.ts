import { Field, Int, ObjectType } from 'type-graphql';
import { KeyedBy } from '#server/kernel/rest.ts';

@ObjectType({ description: 'What a person has done so far.' })
export class StatsOverview {
  @Field(() => Int, { description: 'Levels completed.' })
  stageCount: number;

  @Field(() => Int, { description: 'Experience earned.' })
  exp: number;

  @Field(() => Int, { description: 'All days with a check-in.' })
  accumulatedCheckInDays: number;

  @Field(() => Int, { description: 'The longest streak in days.' })
  maxCheckInCtDays: number;
}

@ObjectType({ description: 'How well a card is known.' })
export class CardStat {
  @Field(() => Int, { description: 'The card.' })
  cardId: number;

  @Field(() => Int, { description: 'Times it was practised.' })
  learnTimes: number;

  @Field(() => Int, { description: '0 to 100.' })
  mastery: number;
}

@ObjectType({ description: 'How well cards are known.' })
export class CardStats {
  @Field(() => [CardStat], { description: 'One for each card asked for.' })
  @KeyedBy('cardId', { as: 'cardStatsMap' })
  cardStats: CardStat[];
}
