import { addDays, type Day } from '#server/kernel/time/local-day.ts';
import type { Calibration, DayCards, HourRecall, PackageMastery } from './insight.types.ts';
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

type StageCounts = Pick<PackageMastery, 'fresh' | 'growing' | 'firm' | 'mastered'>;
type CardSums = PackageMastery & { offset: number; recalled: number };

const cardsIn = ({ fresh, growing, firm, mastered }: StageCounts) => fresh + growing + firm + mastered;

/** What is remembered, from sums by package and day: together, by day, and by package, those with most cards first. */
export function cardsOf(today: Day, sums: readonly CardSums[]) {
  const packages = new Map<number, PackageMastery>();
  const due = new Map<number, number>();
  for (const { packageId, name, offset, ...sum } of sums) {
    const known = packages.get(packageId) ?? { packageId, name, fresh: 0, growing: 0, firm: 0, mastered: 0 };
    for (const stage of ['fresh', 'growing', 'firm', 'mastered'] as const) known[stage] += sum[stage];
    packages.set(packageId, known);
    due.set(offset, (due.get(offset) ?? 0) + cardsIn(sum));
  }
  const largest = [...packages.values()].sort((a, b) => cardsIn(b) - cardsIn(a) || a.packageId - b.packageId);
  return {
    cards: largest.reduce((total, one) => total + cardsIn(one), 0),
    remembered: Math.round(sums.reduce((total, { recalled }) => total + recalled, 0)),
    mastered: largest.reduce((total, one) => total + one.mastered, 0),
    forecast: forecastOf(today, due),
    packages: largest.slice(0, INSIGHT.packagesMax),
  };
}

/** Each of the days from today, with the cards due `offset` days after it; 0 where a day has none. */
export function forecastOf(today: Day, due: ReadonlyMap<number, number>): DayCards[] {
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
export function calibrationOf(bins: readonly BinSums[]): Omit<Calibration, 'comparison'> | null {
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

/** Recall by hour of the day, of hours with enough answers to say something. */
export function hoursOf(sums: readonly { hour: number; ratings: number; remembered: number }[]): HourRecall[] {
  return sums
    .filter(({ ratings }) => ratings >= INSIGHT.hourFrom)
    .map(({ hour, ratings, remembered }) => ({ hour, ratings, remembered: remembered / ratings }));
}
