import { addDays, type Day } from '#server/kernel/time/local-day.ts';
import type { Calibration, DayCards } from './insight.types.ts';
import { INSIGHT } from './settings.ts';

/** Sums over the answers of one bin of predicted recall. */
export interface BinSums {
  ratings: number;
  /** Sum of predicted recall. */
  predicted: number;
  remembered: number;
  /** Sum of -ln of the probability given to what happened. */
  loss: number;
}

/** Each of the days from today, with the cards due `offset` days after it; 0 where a day has none. */
export function forecastOf(today: Day, rows: readonly { offset: number; cards: number }[]): DayCards[] {
  const due = new Map(rows.map(({ offset, cards }) => [offset, cards]));
  return Array.from({ length: INSIGHT.forecastDays }, (_, offset) => ({
    day: addDays(today, offset),
    cards: due.get(offset) ?? 0,
  }));
}

/** Mean log loss in nats of always saying `share` where that share came true: the entropy of it; 0 at 0 and 1. */
export function entropy(share: number): number {
  return [share, 1 - share].reduce((sum, part) => (part > 0 ? sum - part * Math.log(part) : sum), 0);
}

/** The calibration of bins in rising order; null where too few answers were predicted to say anything. */
export function calibrationOf(bins: readonly BinSums[]): Calibration | null {
  const sum = (key: keyof BinSums) => bins.reduce((total, bin) => total + bin[key], 0);
  const ratings = sum('ratings');
  if (ratings < INSIGHT.calibrationFrom) return null;
  const observed = sum('remembered') / ratings;
  return {
    ratings,
    observed,
    logLoss: sum('loss') / ratings,
    constantLogLoss: entropy(observed),
    bins: bins.map((bin) => ({
      predicted: bin.predicted / bin.ratings,
      observed: bin.remembered / bin.ratings,
      ratings: bin.ratings,
    })),
  };
}
