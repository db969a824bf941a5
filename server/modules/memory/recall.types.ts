import { Field, Float, Int, ObjectType } from 'type-graphql';
import { TARGET_RECALL, TARGET_RECALL_MAX, TARGET_RECALL_MIN } from '#domain/limits.ts';
import { COST, TRAINING } from './settings.ts';

@ObjectType({ description: 'What aiming at a recall costs.' })
export class RecallCost {
  @Field(() => Float, { description: `The recall, ${TARGET_RECALL_MIN} to ${TARGET_RECALL_MAX}.` })
  target: number;

  @Field(() => Float, { description: `Cards that come back on a day, as the mean of ${COST.days} days; 0 or more.` })
  cardsADay: number;
}

@ObjectType({ description: 'The recall that the caller aims at, and what each one costs by their own memory.' })
export class RecallPlan {
  @Field(() => Float, {
    description: `A card comes back once its predicted recall is below this, ${TARGET_RECALL_MIN} to ${TARGET_RECALL_MAX}; ${TARGET_RECALL} unless chosen.`,
  })
  targetRecall: number;

  @Field(() => Int, { description: 'Cards met that are asked.' })
  cards: number;

  @Field(() => Float, { description: `Cards met on a day, as the mean of the latest ${COST.paceDays} days.` })
  newCardsADay: number;

  @Field(() => [RecallCost], { description: 'By target, rising; one for each that may be chosen.' })
  costs: RecallCost[];
}

@ObjectType({ description: 'By what the memory of the caller is foretold.' })
export class ModelInUse {
  @Field(() => Float, { description: 'The recall that the caller aims at.' })
  targetRecall: number;

  @Field(() => Date, {
    nullable: true,
    description: 'Since when by weights trained on the own answers; null by those that everybody begins with.',
  })
  ownSince: Date | null;

  @Field(() => Int, { nullable: true, description: 'Answers the own weights had not seen and were judged by.' })
  judgedOn: number | null;

  @Field(() => Float, { nullable: true, description: 'Mean log loss of the own weights on them, in nats.' })
  loss: number | null;

  @Field(() => Float, { nullable: true, description: 'The same of the weights that everybody begins with.' })
  defaultLoss: number | null;

  @Field(() => Date, {
    nullable: true,
    description: 'Latest training, whatever came of it; null before any.',
  })
  triedAt: Date | null;

  @Field(() => Int, {
    description: `New answers after which the next training is due, 0 to ${TRAINING.afterRatings}; a month after the latest fewer are enough.`,
  })
  answersToNext: number;
}
