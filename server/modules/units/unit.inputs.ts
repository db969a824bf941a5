import { ArrayMaxSize, ArrayMinSize, Max, MaxLength, Min, ValidateNested } from 'class-validator';
import { Field, Float, InputType, Int } from 'type-graphql';
import { CARD_DURATION_MAX_S, CARD_TIMES_MAX } from '#domain/limits.ts';
import { LearnEventType, LearningMode } from './learning-mode.ts';

const DAY_MS = 86_400_000;
const MAX_CARDS = 20;
const MAX_EVENTS = 200;
const MAX_COMBO = 1000;

@InputType({ description: 'What is to be learned.' })
export class StartStageInput {
  @Field(() => Int, { description: 'A package of the shelf, or any other that can be learned.' })
  packageId: number;

  @Field(() => LearningMode, { defaultValue: LearningMode.NORMAL, description: 'PASSIONATE needs a valid VIP.' })
  mode: LearningMode;
}

@InputType({ description: 'One thing that happened on a card.' })
export class LearnEventInput {
  @Field(() => LearnEventType, { description: 'What happened.' })
  type: LearnEventType;

  @Field(() => String, { nullable: true, description: 'Face the card was asked with, at most 40 characters.' })
  @MaxLength(40)
  face?: string | null;

  @Field({ description: "Instant by the device's clock; only differences count." })
  at: Date;

  @Field(() => Int, { nullable: true, description: 'Milliseconds since the frame was shown, 0 to 86,400,000.' })
  @Min(0)
  @Max(DAY_MS)
  durationMs?: number | null;
}

@InputType({ description: 'What happened on one card.' })
export class CardEventsInput {
  @Field(() => Int, { description: 'A card of the unit.' })
  cardId: number;

  @Field(() => [LearnEventInput], { description: 'In order, at most 200; none for a card that could not be shown.' })
  @ArrayMaxSize(MAX_EVENTS)
  @ValidateNested({ each: true })
  events: LearnEventInput[];
}

@InputType({ description: 'Time spent on one card.' })
export class CardDurationInput {
  @Field(() => Int, { description: 'A card of the unit.' })
  cardId: number;

  // guard: no negative seconds
  @Field(() => Float, { description: 'Seconds, 0 to 180; 0 for a card that could not be shown.' })
  @Min(0)
  @Max(CARD_DURATION_MAX_S * CARD_TIMES_MAX)
  seconds: number;
}

@InputType({ description: 'How often one card was asked.' })
export class CardLearnTimesInput {
  @Field(() => Int, { description: 'A card of the unit.' })
  cardId: number;

  @Field(() => Int, {
    description: 'Attempts that ended, without the pairs of the match: 2 or 3; 0 for a card that could not be shown.',
  })
  @Min(0)
  @Max(CARD_TIMES_MAX)
  times: number;
}

@InputType({ description: 'A unit that was learned to its end.' })
export class ReportUnitCompleteInput {
  @Field(() => Int, { description: 'The unit.' })
  unitId: number;

  @Field(() => [CardEventsInput], { description: 'One entry for each card of the unit.' })
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_CARDS)
  @ValidateNested({ each: true })
  learnEvents: CardEventsInput[];

  @Field(() => [CardDurationInput], { description: 'One entry for each card of the unit.' })
  @ArrayMaxSize(MAX_CARDS)
  @ValidateNested({ each: true })
  cardDurations: CardDurationInput[];

  @Field(() => [CardLearnTimesInput], { description: 'One entry for each card of the unit.' })
  @ArrayMaxSize(MAX_CARDS)
  @ValidateNested({ each: true })
  cardLearnTimes: CardLearnTimesInput[];

  @Field(() => Int, {
    description:
      'Longest combo, at most the number of answers without a mistake, of which the match is one. Where the events give a shorter one, that one counts.',
  })
  @Min(0)
  @Max(MAX_COMBO)
  comboCount: number;

  @Field(() => Float, { nullable: true, description: 'Blood left after a challenge, 0 to 1; a stage has none.' })
  @Min(0)
  @Max(1)
  blood?: number | null;
}

@InputType({ description: 'A unit that is given up.' })
export class ReportUnitCancelInput {
  @Field(() => Int, { description: 'The unit.' })
  unitId: number;

  @Field(() => [CardEventsInput], { description: 'What happened until then; empty where nothing was answered.' })
  @ArrayMaxSize(MAX_CARDS)
  @ValidateNested({ each: true })
  learnEvents: CardEventsInput[];
}
