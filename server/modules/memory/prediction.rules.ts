import { type History, isForetold, type Review } from '#domain/memory/review.ts';
import { lossOf } from '#domain/memory/scores.ts';
import type { MemoryModel, MemoryState } from './fsrs.rules.ts';

/** Tells, for each review of a card but the first, the recall that a model would have foretold just before it. */
export function foretell(
  model: MemoryModel,
  history: History,
  tell: (review: Review, recall: number, index: number) => void,
): void {
  let state: MemoryState | null = null;
  history.forEach((review, index) => {
    if (state) tell(review, model.recall(review.elapsedDays, state.stability), index);
    state = model.next(state, review.elapsedDays, review.rating);
  });
}

/** Summed log loss in nats of what a model foretold for the reviews from `fromRow` on; what came before is what it knows of the cards. */
export function lossesOn(
  model: MemoryModel,
  histories: readonly History[],
  fromRow = 0,
): { sum: number; count: number } {
  let sum = 0;
  let count = 0;
  for (const history of histories) {
    foretell(model, history, (review, recall, index) => {
      if (review.row < fromRow || !isForetold(review, index)) return;
      sum += lossOf(recall, review.rating !== 1);
      count++;
    });
  }
  return { sum, count };
}

/**
 * Mean log loss of {@link lossesOn}; NaN where nothing was foretold. Lower is better: new weights that lose less on reviews they were
 * not trained on are better weights.
 */
export function lossOn(model: MemoryModel, histories: readonly History[], fromRow = 0): number {
  const { sum, count } = lossesOn(model, histories, fromRow);
  return sum / count;
}
