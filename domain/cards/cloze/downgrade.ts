import type { CardContent } from '../content.ts';
import { blanksOf } from './blanks.ts';
import type { ClozeCard } from './content.ts';
import { alternateAnswers, distractorsOf } from './material.ts';

/** Whether there is nothing else that could stand in the blanks: no distractor and no answer of another card. */
export function hasNothingElse(card: ClozeCard, alternates: readonly CardContent[]): boolean {
  return (
    alternateAnswers(card, alternates).length === 0 &&
    blanksOf(card.content).every((blank) => distractorsOf(card, blank, 'distrators').length === 0)
  );
}

/** A single blank with nothing to stand against it; to choose would be to be told. */
export function standsAlone(card: ClozeCard, alternates: readonly CardContent[]): boolean {
  return blanksOf(card.content).length === 1 && hasNothingElse(card, alternates);
}
