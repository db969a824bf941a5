import { lossOf } from '#domain/memory/scores.ts';
import type { MemoryModel, MemoryState } from '../memory/fsrs.rules.ts';
import { entropy } from './insight.rules.ts';
import type { Comparison } from './insight.types.ts';
import { INSIGHT } from './settings.ts';

interface Rated {
  cardId: number;
  rating: 1 | 2 | 3 | 4;
  /** Null at the first encounter. */
  elapsedDays: number | null;
  predicted: number | null;
}

/**
 * What was foretold when it was, what `untrained` would have foretold of the same answers, and a constant. Ratings come card by card, each
 * card's from its first one on. Null where too few were foretold to say anything.
 */
export function comparisonOf(untrained: MemoryModel, ratings: readonly Rated[]): Comparison | null {
  let count = 0;
  let remembered = 0;
  let ours = 0;
  let defaults = 0;
  let state: MemoryState | null = null;
  let card: number | null = null;
  for (const { cardId, rating, elapsedDays, predicted } of ratings) {
    // A card that was begun anew has a first encounter again.
    if (cardId !== card || elapsedDays === null) state = null;
    card = cardId;
    const elapsed = elapsedDays ?? 0;
    if (state && elapsed > 0 && predicted !== null) {
      const passed = rating > 1;
      count++;
      remembered += Number(passed);
      ours += lossOf(predicted, passed);
      defaults += lossOf(untrained.recall(elapsed, state.stability), passed);
    }
    state = untrained.next(state, elapsed, rating);
  }
  if (count < INSIGHT.calibrationFrom) return null;
  const observed = remembered / count;
  return { ratings: count, ours: ours / count, defaults: defaults / count, constant: entropy(observed), observed };
}
