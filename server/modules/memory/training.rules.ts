import type { History, Review } from '#domain/memory/review.ts';
import { TRAINING } from './settings.ts';

/** A rating as the log of a person has it, card by card and in the order of time of each card. */
export interface LoggedReview {
  cardId: number;
  /** Its place in the whole log, from 1. */
  row: number;
  rating: Review['rating'];
  /** Null at a first encounter. */
  elapsedDays: number | null;
}

/** The histories of cards. One that was begun anew has a first encounter again, and a history of its own from there. */
export function historiesOf(log: readonly LoggedReview[]): History[] {
  const histories: Review[][] = [];
  let card: number | null = null;
  for (const { cardId, row, rating, elapsedDays } of log) {
    const begins = cardId !== card || elapsedDays === null;
    card = cardId;
    const review = { row, rating, elapsedDays: begins ? 0 : elapsedDays };
    if (begins) histories.push([review]);
    else histories.at(-1)?.push(review);
  }
  return histories;
}

/** The row from which on ratings are held out: the latest share of them, in the order of time, whatever card they are of. */
export function heldOutFrom(histories: readonly History[]): number {
  const rows = histories.flatMap((history) => history.map(({ row }) => row)).sort((a, b) => a - b);
  return rows[Math.floor(rows.length * (1 - TRAINING.heldOutShare))] ?? 0;
}

/** Mean log loss on what was held out, of three sets of weights. */
export interface Judgement {
  /** Answers that were foretold. */
  count: number;
  trained: number;
  /** Those in use until now. */
  inUse: number;
  defaults: number;
}

/** What becomes of trained weights: they are kept where they foretell enough answers better than those in use. */
export function verdictOn({ count, trained, inUse }: Judgement): 'kept' | 'not_better' | 'too_few' {
  if (count < TRAINING.heldOutFrom) return 'too_few';
  // guard: weights are kept where they are better
  return trained < inUse ? 'kept' : 'not_better';
}
