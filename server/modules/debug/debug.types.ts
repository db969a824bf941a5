import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'Sums of the calendar after debug days were added.' })
export class DebugCheckIn {
  @Field(() => Int, { description: 'All days with a check-in.' })
  accumulatedDays: number;

  @Field(() => Int, { description: 'The longest streak in days.' })
  maxContinuousDays: number;
}
