import { Field, Float, Int, ObjectType } from 'type-graphql';
import { LocalDateScalar } from '#server/kernel/scalars/local-date.ts';
import { INSIGHT } from './settings.ts';

@ObjectType({ description: 'Cards of a day.' })
export class DayCards {
  @Field(() => LocalDateScalar, { description: 'The day, where the caller is.' })
  day: string;

  @Field(() => Int, { description: 'Cards, 0 or more.' })
  cards: number;
}

@ObjectType({ description: 'How well the cards of a package are kept in mind, as counts of the cards met in it.' })
export class PackageMastery {
  @Field(() => Int, { description: 'The package.' })
  packageId: number;

  @Field({ description: 'Its name, in the language of the caller where there is one.' })
  name: string;

  @Field(() => Int, { description: `Cards kept for less than ${INSIGHT.stages[0]} days.` })
  fresh: number;

  @Field(() => Int, { description: `Cards kept for ${INSIGHT.stages[0]} to ${INSIGHT.stages[1]} days.` })
  growing: number;

  @Field(() => Int, { description: `Cards kept for ${INSIGHT.stages[1]} to ${INSIGHT.stages[2]} days.` })
  firm: number;

  @Field(() => Int, { description: `Cards kept for ${INSIGHT.stages[2]} days and more.` })
  mastered: number;
}

@ObjectType({ description: 'A card that was forgotten often.' })
export class HardCard {
  @Field(() => Int, { description: 'The card.' })
  cardId: number;

  @Field({ description: 'Its title on one line; empty where its content cannot be read.' })
  title: string;

  @Field({ description: 'Name of its package, in the language of the caller where there is one.' })
  packageName: string;

  @Field(() => Int, { description: `Times it was forgotten, ${INSIGHT.hardestFrom} or more.` })
  lapses: number;
}

@ObjectType({ description: 'Predictions of about the same recall, and what came of them.' })
export class CalibrationBin {
  @Field(() => Float, { description: 'Mean recall predicted, 0 to 1.' })
  predicted: number;

  @Field(() => Float, { description: 'Share that was remembered, 0 to 1.' })
  observed: number;

  @Field(() => Int, { description: 'Answers in it, 1 or more.' })
  ratings: number;
}

@ObjectType({ description: 'How good the predictions of recall were.' })
export class Calibration {
  @Field(() => Int, { description: `Answers predicted, of the latest ${INSIGHT.ratingsMax}.` })
  ratings: number;

  @Field(() => Float, { description: 'Share that was remembered, 0 to 1.' })
  observed: number;

  @Field(() => Float, { description: 'Mean log loss of the predictions in nats; lower is better.' })
  logLoss: number;

  @Field(() => Float, { description: 'Log loss of always saying the share that was remembered.' })
  constantLogLoss: number;

  @Field(() => [CalibrationBin], { description: `By predicted recall, rising; at most ${INSIGHT.bins}.` })
  bins: CalibrationBin[];
}

@ObjectType({
  description: "The caller's memory: what is to come, what was done, what is hard, and how well it was foretold.",
})
export class MemoryInsights {
  @Field(() => Int, { description: 'Cards met, in packages that are there for the caller.' })
  cards: number;

  @Field(() => [DayCards], {
    description: `Cards by the day they fall due, today and the ${INSIGHT.forecastDays - 1} days after; overdue ones today.`,
  })
  forecast: DayCards[];

  @Field(() => [DayCards], {
    description: `Cards answered by day, of the last ${INSIGHT.yearDays} days those with any, rising; a card corrected the same day counts twice.`,
  })
  year: DayCards[];

  @Field(() => [PackageMastery], {
    description: `By package, most cards first; at most ${INSIGHT.packagesMax}.`,
  })
  packages: PackageMastery[];

  @Field(() => [HardCard], {
    description: `Forgotten most often first, in the latest ${INSIGHT.ratingsMax} answers; at most ${INSIGHT.hardestMax}.`,
  })
  hardest: HardCard[];

  @Field(() => Calibration, {
    nullable: true,
    description: `Null below ${INSIGHT.calibrationFrom} predicted answers.`,
  })
  calibration: Calibration | null;
}
