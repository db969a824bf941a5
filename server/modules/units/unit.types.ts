import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Effects } from '#server/kernel/participants.ts';
import { CardStatus } from '../cards/card.entity.ts';
import { LearningMode, StageGrade } from './learning-mode.ts';

@ObjectType({ description: 'A card as a unit took it.' })
export class Schedule {
  @Field(() => Int, { description: 'The card.' })
  cardId: number;

  @Field(() => CardStatus, { description: 'Whether it was met before.' })
  cardStatus: CardStatus;

  @Field({ description: 'JSON string of the card.' })
  content: string;

  @Field(() => Float, { description: 'Predicted recall when the unit started, 0 to 1; 0 for a card not met before.' })
  r: number;

  @Field(() => Int, { description: 'Account that wrote the card.' })
  authorId: number;

  @Field(() => StageGrade, {
    nullable: true,
    description: 'How it went; null until the unit is completed, and where it could not be shown.',
  })
  lookBackStatus: StageGrade | null;
}

/** What every answer says of a unit. */
@ObjectType()
abstract class UnitFacts {
  @Field(() => Int, { description: 'Identifier.' })
  unitId: number;

  @Field(() => Int, { description: 'Stage of the level; of a challenge, what is kept of it.' })
  stageId: number;

  @Field(() => Int, { description: 'Level, 1 and up; of a challenge, the one it stands behind.' })
  level: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Package the cards come from; null for a challenge, whose cards come from several.',
  })
  packageId: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The challenge it is fought for, 1 and up over the whole map; null for a stage.',
  })
  challengeIndex: number | null;

  @Field(() => LearningMode, { description: 'NORMAL or PASSIONATE.' })
  mode: LearningMode;

  @Field({ description: "Start by the server's clock." })
  startedAt: Date;
}

@ObjectType({ description: 'A unit that was started.' })
export class StartedUnit extends UnitFacts {
  @Field(() => [Schedule], { description: '10 to 20 cards, those to repeat first.' })
  schedules: Schedule[];

  /** What participants of the start say of it; null for a unit that had started before. */
  effects: Effects | null;
}

@ObjectType({ description: 'The unit in progress.' })
export class StageUnit extends UnitFacts {
  @Field({ description: 'After this it counts as abandoned: 3600 s after the start.' })
  expiresAt: Date;

  @Field(() => Date, { nullable: true, description: 'When it was reported complete.' })
  completedAt: Date | null;

  @Field(() => Date, { nullable: true, description: 'When it was abandoned.' })
  cancelledAt: Date | null;

  @Field(() => [Schedule], { description: 'Its cards.' })
  schedules: Schedule[];
}

@ObjectType({ description: 'What a completed unit came to.' })
export class CompletedStats {
  @Field(() => Int, { description: 'The unit.' })
  unitId: number;

  @Field(() => Int, { description: 'Level that was completed; of a challenge, the one it stands behind.' })
  level: number;

  @Field(() => Int, { description: 'Cards met for the first time.' })
  debutCount: number;

  @Field(() => Int, { description: 'Cards repeated.' })
  reviewCount: number;

  @Field(() => Int, { description: 'Longest combo that the events give, at most the one claimed.' })
  comboCount: number;

  @Field(() => Int, { description: 'Seconds spent on the cards.' })
  duration: number;

  @Field(() => Int, { description: 'Exp for the cards or for the victory, without the exp of the combo.' })
  exp: number;

  @Field(() => Int, { description: 'Exp for the combo.' })
  comboExp: number;

  @Field(() => Int, { description: 'Stars, 1 to 3.' })
  star: number;

  /** What participants of the completion say of it. */
  effects: Effects;
}

@ObjectType({ description: 'What completing a unit brought.' })
export class UnitCompletion {
  @Field(() => CompletedStats, { description: 'Numbers of the unit.' })
  stats: CompletedStats;

  @Field(() => LearningMode, { description: 'Mode it was learned in.' })
  mode: LearningMode;

  @Field({
    description:
      'Whether another report, as of another device, completed the unit first: that one counts, this one is kept unrated.',
  })
  completedElsewhere: boolean;

  /** What participants of the completion say of it. */
  effects: Effects;
}

@ObjectType({ description: 'A unit that was abandoned.' })
export class UnitCancellation {
  @Field(() => Int, { description: 'The unit.' })
  unitId: number;

  @Field(() => Int, { description: 'Energy given back; 0 once anything was answered.' })
  energyReturned: number;
}
