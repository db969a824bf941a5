import { SUREST } from '#domain/memory/scores.ts';

/** Numbers of the page about the person's own memory. */
export const INSIGHT = {
  /** Days of the forecast, today included. */
  forecastDays: 30,
  /** Days of the heatmap, today included. */
  yearDays: 365,
  /** Stability in days at which a card goes on to the second, third and fourth stage; the last is that of a mastered card. */
  stages: [3, 10, 21],
  /** Packages shown, those with most cards first. */
  packagesMax: 30,
  /** Cards shown, those forgotten most often first. */
  hardestMax: 10,
  /** A card forgotten less often than this is not hard. */
  hardestFrom: 2,
  /** Latest ratings that hard cards are taken from. */
  ratingsMax: 10_000,
  /** Latest ratings that hours and the calibration are taken from. */
  answersMax: 5_000,
  /** Predicted ratings below which a calibration says nothing. */
  calibrationFrom: 50,
  /** Bins of predicted recall, each 1 / bins wide. */
  bins: 10,
  /** Predictions are kept this far from 0 and 1. */
  surest: SUREST,
  /** Cards, taken at random but always the same, whose ratings are foretold anew by the untrained model. */
  comparedCards: 200,
  /** Their ratings at most. */
  comparedRatings: 2000,
  /** Answers of an hour of the day below which its recall says nothing. */
  hourFrom: 5,
  /** Days, today included, that the usual time of a day and of a card is taken from; the card's also from as many before. */
  timeDays: 30,
  /** Days of the latest week, today included. */
  weekDays: 7,
} as const;
