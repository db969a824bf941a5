import { ArrayMaxSize } from 'class-validator';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { LocalDateScalar } from '#server/kernel/scalars/local-date.ts';
import { LearnEventType } from '../units/learning-mode.ts';

/** Days one call may add. */
export const DATES_MAX = 400;

/** Days of the past to check in on. */
@ArgsType()
export class DatesArgs {
  @Field(() => [LocalDateScalar], { description: `1 to ${DATES_MAX} days up to today.` })
  @ArrayMaxSize(DATES_MAX)
  dates: string[];
}

@ObjectType({ description: 'Sums of the calendar after debug days were added.' })
export class DebugCheckIn {
  @Field(() => Int, { description: 'All days with a check-in.' })
  accumulatedDays: number;

  @Field(() => Int, { description: 'The longest streak in days.' })
  maxContinuousDays: number;
}

@ObjectType({ description: 'A unit of the caller.' })
export class DebugUnit {
  @Field(() => Int)
  id: number;

  @Field({ description: 'When it started.' })
  createdAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was completed.' })
  completedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was given up.' })
  cancelledAt: Date | null;
}

@ObjectType({ description: 'The latest units of the caller.' })
export class DebugUnitList {
  @Field(() => [DebugUnit], { description: 'At most 100, newest first.' })
  units: DebugUnit[];
}

@ObjectType({ description: 'Something that happened while a card was practised.' })
export class DebugLogEvent {
  @Field(() => LearnEventType)
  type: LearnEventType;

  @Field(() => Date, { description: 'By the clock of the client.' })
  at: string;

  @Field(() => String, { nullable: true, description: 'Face of the card.' })
  face: string | null;
}

@ObjectType({ description: 'How a card went.' })
export class DebugLogDetail {
  @Field(() => String, { nullable: true, description: 'AGAIN, HARD, GOOD or EASY; null while unrated.' })
  rateType: string | null;

  @Field(() => [DebugLogEvent])
  events: DebugLogEvent[];
}

@ObjectType({ description: 'What was reported of a card.' })
export class DebugLearnLog {
  @Field(() => Int)
  cardId: number;

  @Field({ description: 'When it was reported.' })
  createdAt: Date;

  @Field(() => DebugLogDetail)
  detail: DebugLogDetail;
}

@ObjectType({ description: 'What was reported of the cards of a unit.' })
export class DebugUnitLogs {
  @Field(() => [DebugLearnLog])
  learnLogs: DebugLearnLog[];
}
