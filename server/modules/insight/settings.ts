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
  /** Latest ratings that hard cards and the calibration are taken from. */
  ratingsMax: 20_000,
  /** Predicted ratings below which a calibration says nothing. */
  calibrationFrom: 50,
  /** Bins of predicted recall, each 1 / bins wide. */
  bins: 10,
  /** Predictions are kept this far from 0 and 1, as a certain one that fails has an infinite loss. */
  surest: 0.0001,
} as const;
