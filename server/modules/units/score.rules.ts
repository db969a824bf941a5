import { practiceRounds, type RatedEvent } from '../memory/rating.rules.ts';
import type { StageGrade } from './learning-mode.ts';
import { UNITS } from './settings.ts';

export type Grade = `${StageGrade}`;

/**
 * How the practice of one card went: PERFECT without a mistake, tip or lapse (three stars), GOOD with one mistake or tip,
 * else NEEDS_IMPROVEMENT. What was not remembered was not answered well, so a lapse is never GOOD.
 */
export function cardGrade(events: readonly RatedEvent[]): Grade {
  const types = practiceRounds(events).flatMap((round) => round.map(({ type }) => type));
  // guard: a lapse is no good answer
  if (types.includes('LAPSE')) return 'NEEDS_IMPROVEMENT';
  const mistakes = types.filter((type) => type !== 'CORRECT').length;
  return mistakes === 0 ? 'PERFECT' : mistakes === 1 ? 'GOOD' : 'NEEDS_IMPROVEMENT';
}

/** Stars (1 to 3) and grade of a unit by the share of its cards that were perfect. */
export function unitGrade(grades: readonly Grade[]): { star: 1 | 2 | 3; grade: Grade } {
  const share = grades.filter((grade) => grade === 'PERFECT').length / Math.max(1, grades.length);
  if (share >= UNITS.perfectShare) return { star: 3, grade: 'PERFECT' };
  if (share >= UNITS.goodShare) return { star: 2, grade: 'GOOD' };
  return { star: 1, grade: 'NEEDS_IMPROVEMENT' };
}

/** Exp of a unit's cards. */
export function unitExp(cards: number): number {
  return cards * UNITS.expPerCard;
}

/** Exp of the longest combo. */
export function comboExp(comboCount: number): number {
  return Math.floor(comboCount / UNITS.comboPerExp);
}
