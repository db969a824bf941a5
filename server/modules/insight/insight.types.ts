import { Field, Float, Int, ObjectType } from 'type-graphql';
import { LocalDateScalar } from '#server/kernel/scalars/local-date.ts';
import { ModelInUse } from '../memory/recall.types.ts';
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

@ObjectType({ description: 'Answers given in one hour of the day, where the caller is.' })
export class HourRecall {
  @Field(() => Int, { description: 'The hour it began, 0 to 23.' })
  hour: number;

  @Field(() => Int, { description: `Answers to cards met on an earlier day, ${INSIGHT.hourFrom} or more.` })
  ratings: number;

  @Field(() => Float, { description: 'Share that was remembered, 0 to 1.' })
  remembered: number;
}

@ObjectType({ description: 'Time spent on cards of completed units, in seconds.' })
export class LearningTime {
  @Field(() => Int, { description: 'Today.' })
  today: number;

  @Field(() => Int, { description: `In the latest ${INSIGHT.weekDays} days, today included.` })
  week: number;

  @Field(() => Int, {
    description: `On a day with any, as the mean of the latest ${INSIGHT.timeDays} days; 0 without any.`,
  })
  usualDay: number;

  @Field(() => Int, { description: `In the latest ${INSIGHT.yearDays} days, today included.` })
  year: number;

  @Field(() => Float, {
    nullable: true,
    description: `On a card of a unit, as the mean of the latest ${INSIGHT.timeDays} days; null without any.`,
  })
  card: number | null;

  @Field(() => Float, { nullable: true, description: `The same, of the ${INSIGHT.timeDays} days before.` })
  cardBefore: number | null;
}

@ObjectType({
  description:
    'Mean log loss in nats of three ways to foretell the same answers, of cards taken at random; lower is better.',
})
export class Comparison {
  @Field(() => Int, { description: `Answers foretold, of at most ${INSIGHT.comparedCards} cards.` })
  ratings: number;

  @Field(() => Float, { description: 'What was foretold to the caller.' })
  ours: number;

  @Field(() => Float, { description: 'The model before any training, which is the same for everybody.' })
  defaults: number;

  @Field(() => Float, { description: 'Always saying the share that was remembered.' })
  constant: number;

  @Field(() => Float, { description: 'That share, 0 to 1.' })
  observed: number;
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
  @Field(() => Int, { description: `Answers predicted, of the latest ${INSIGHT.answersMax}.` })
  ratings: number;

  @Field(() => Float, { description: 'Share that was remembered, 0 to 1.' })
  observed: number;

  @Field(() => Float, { description: 'Mean log loss of the predictions in nats; lower is better.' })
  logLoss: number;

  @Field(() => Float, { description: 'Log loss of always saying the share that was remembered.' })
  constantLogLoss: number;

  @Field(() => [CalibrationBin], { description: `By predicted recall, rising; at most ${INSIGHT.bins}.` })
  bins: CalibrationBin[];

  @Field(() => Comparison, {
    nullable: true,
    description: `Null where fewer than ${INSIGHT.calibrationFrom} answers of the chosen cards were foretold.`,
  })
  comparison: Comparison | null;
}

@ObjectType({
  description: "The caller's memory: what is to come, what was done, what is hard, and how well it was foretold.",
})
export class MemoryInsights {
  @Field(() => Int, { description: 'Cards met, in packages that are there for the caller.' })
  cards: number;

  @Field(() => Int, { description: 'How many of them are in mind now: the sum of their recall.' })
  remembered: number;

  @Field(() => Int, { description: `How many of them are kept for ${INSIGHT.stages[2]} days and more.` })
  mastered: number;

  @Field(() => LearningTime, { description: 'Time spent.' })
  time: LearningTime;

  @Field(() => [HourRecall], {
    description: `By hour of the day, rising, of the latest ${INSIGHT.answersMax} answers, as far as they are of the last ${INSIGHT.yearDays} days.`,
  })
  hours: HourRecall[];

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

  @Field(() => ModelInUse, { description: 'By what it is foretold.' })
  model: ModelInUse;
}
