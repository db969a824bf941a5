import { type Day, dayDiff } from '#server/kernel/time/local-day.ts';
import { AGAIN, type MemoryModel, type MemoryState, type Rating } from './fsrs.rules.ts';
import { correction, firstRating, type Medians, type Round } from './rating.rules.ts';

/** What is remembered of a card, with the ratings of its last local day. */
export interface CardRecall extends MemoryState {
  lastDay: Day;
  firstRating: Rating;
  lastRating: Rating;
  /** Ratings logged on the last day, 1 or 2. */
  dayRatings: number;
}

/** A row of the rating log. */
export interface LoggedRating {
  day: Day;
  seq: 1 | 2;
  rating: Rating;
  /** Days since the rating before and the recall predicted for it; null at the first encounter. */
  elapsedDays: number | null;
  predicted: number | null;
  face: string | null;
  durationMs: number | null;
}

/** Whether a rating says that a card was forgotten that was remembered on an earlier day. */
export const isLapse = ({ rating, elapsedDays }: Pick<LoggedRating, 'rating' | 'elapsedDays'>): boolean =>
  rating === AGAIN && elapsedDays !== null && elapsedDays > 0;

/**
 * What a unit's attempts at one card do to its memory: at most two ratings on a local day, the first attempt and one
 * correction. A day before the last one (the person travelled west, or the clock was set) counts as the last one.
 */
export function remember(
  model: MemoryModel,
  before: CardRecall | null,
  rounds: readonly Round[],
  today: Day,
  medians: Medians,
): { after: CardRecall | null; logged: LoggedRating[] } {
  const [first, ...rest] = rounds;
  if (!first) return { after: before, logged: [] };
  if (before && today <= before.lastDay) return correct(model, before, rounds);
  const elapsed = before ? dayDiff(before.lastDay, today) : 0;
  const rating = firstRating(first, before !== null, medians);
  const { stability, difficulty } = model.next(stateOf(before), elapsed, rating);
  const logged: LoggedRating = {
    day: today,
    seq: 1,
    rating,
    elapsedDays: before && elapsed,
    predicted: before && model.recall(elapsed, before.stability),
    face: first.at(-1)?.face ?? null,
    durationMs: first.at(-1)?.durationMs ?? null,
  };
  const rated = { stability, difficulty, lastDay: today, firstRating: rating, lastRating: rating, dayRatings: 1 };
  const corrected = correct(model, rated, rest);
  return { after: corrected.after, logged: [logged, ...corrected.logged] };
}

function correct(
  model: MemoryModel,
  before: CardRecall,
  later: readonly Round[],
): { after: CardRecall; logged: LoggedRating[] } {
  const rating = before.dayRatings < 2 ? correction(before.firstRating, later) : null;
  if (rating === null) return { after: before, logged: [] };
  const { stability, difficulty } = model.next(stateOf(before), 0, rating);
  const after = { ...before, stability, difficulty, lastRating: rating, dayRatings: 2 };
  const predicted = model.recall(0, before.stability);
  return {
    after,
    logged: [{ day: before.lastDay, seq: 2, rating, elapsedDays: 0, predicted, face: null, durationMs: null }],
  };
}

function stateOf(recall: CardRecall | null): MemoryState | null {
  return recall && { stability: recall.stability, difficulty: recall.difficulty };
}
