import type { StageGrade } from './learning-mode.ts';
import { UNITS } from './settings.ts';

export type Grade = `${StageGrade}`;
interface Typed {
  type: 'WRONG' | 'CORRECT' | 'TIP' | 'LAPSE';
}

/** How one card went: PERFECT without a mistake, tip or lapse (three stars), GOOD with one, else NEEDS_IMPROVEMENT. */
export function cardGrade(events: readonly Typed[]): Grade {
  const mistakes = events.filter(({ type }) => type !== 'CORRECT').length;
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
