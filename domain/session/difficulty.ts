import type { Difficulty } from '#domain/cards/faces/context.ts';
import { MAX_DIFFICULTY, MIN_DIFFICULTY, RECALL_HARD, RECALL_MEDIUM } from '#domain/limits.ts';
import type { Stars } from './face.ts';

/** Debut cards start at 1, review cards by recall: at least 0.95 at 3, at least 0.90 at 2, else 1. */
export function initialDifficulty(cardStatus: 'DEBUT' | 'REVIEW', r: number): Difficulty {
  if (cardStatus === 'DEBUT') return 1;
  if (r >= RECALL_HARD) return 3;
  return r >= RECALL_MEDIUM ? 2 : 1;
}

/** Three stars raise the difficulty, anything else lowers it. */
export function nextDifficulty(difficulty: Difficulty, stars: Stars): Difficulty {
  const next = difficulty + (stars === 3 ? 1 : -1);
  return Math.min(MAX_DIFFICULTY, Math.max(MIN_DIFFICULTY, next)) as Difficulty;
}
