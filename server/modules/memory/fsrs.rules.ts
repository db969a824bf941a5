import { computeDecayFactor, default_w, FSRSAlgorithm } from 'ts-fsrs';
import { TARGET_RECALL } from '#domain/limits.ts';
import { MEMORY } from './settings.ts';

export type Rating = 1 | 2 | 3 | 4;
export const AGAIN = 1;
export const HARD = 2;
export const GOOD = 3;
export const EASY = 4;

/** Stability in days, difficulty 1 to 10. */
export interface MemoryState {
  stability: number;
  difficulty: number;
}

/** FSRS-6 with one set of weights (https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Algorithm). */
export interface MemoryModel {
  /** Predicted recall, 0 to 1, `elapsedDays` local days after the last rating. */
  recall(elapsedDays: number, stability: number): number;
  /** The state after a rating; null is a card never rated. 0 elapsed days is a second rating of the same day. */
  next(state: MemoryState | null, elapsedDays: number, rating: Rating): MemoryState;
  /** What the choice of cards computes in SQL: the forgetting curve, and the growth of stability by a Good. */
  constants: {
    /** Recall falls below the target once elapsed / stability exceeds this. */
    dueRatio: number;
    decay: number;
    factor: number;
    gain: { scale: number; stabilityPower: number; recallRate: number };
  };
}

/** The weights that everybody begins with, those of FSRS-6. */
export const DEFAULT_WEIGHTS: readonly number[] = default_w;

/**
 * The model of 21 weights, with cards due below `targetRecall`. Elapsed time is in local calendar days, because the library's own
 * dates are UTC.
 */
export function memoryModel(
  weights: readonly number[] = DEFAULT_WEIGHTS,
  targetRecall: number = TARGET_RECALL,
): MemoryModel {
  const algorithm = new FSRSAlgorithm({ w: [...weights], enable_fuzz: false });
  const { decay, factor } = computeDecayFactor(weights as number[]);
  const weight = (index: number) => weights[index] as number;
  return {
    recall: (elapsedDays, stability) => Math.min(1, Math.max(0, algorithm.forgetting_curve(elapsedDays, stability))),
    next: (state, elapsedDays, rating) => algorithm.next_state(state, elapsedDays, rating),
    constants: {
      dueRatio: dueRatioAt({ decay, factor }, targetRecall),
      decay,
      factor,
      gain: { scale: Math.exp(weight(8)), stabilityPower: -weight(9), recallRate: weight(10) },
    },
  };
}

/** Elapsed days by stability beyond which recall is below a target. */
export function dueRatioAt({ decay, factor }: { decay: number; factor: number }, targetRecall: number): number {
  return (targetRecall ** (1 / decay) - 1) / factor;
}

/** 0 to 100 from the stability in days: 2.3 → 27, 7 → 46, 21 → 69, 90 → 100. */
export function masteryOf(stability: number): number {
  return Math.round(100 * Math.min(1, Math.log(1 + stability) / Math.log(1 + MEMORY.masteredAt)));
}
