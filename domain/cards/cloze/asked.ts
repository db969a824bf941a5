import type { AskedAt } from '../faces/settings.ts';
import type { ClozeQuestion } from './questions.ts';

/** How a card with one blank is asked, unless settings say otherwise. */
export const SINGLE_CLOZE_FACES: AskedAt<ClozeQuestion['face']> = {
  1: ['clozeGiveAwayJudgement', 'clozeGiveAwayChoice'],
  2: ['clozeJudgement', 'clozeChoice'],
  3: ['clozeChoice'],
};

/** How a card with several blanks is asked, unless settings say otherwise. */
export const MULTI_CLOZE_FACES: AskedAt<ClozeQuestion['face']> = {
  1: ['clozeMinimalChoice', 'clozeGiveAwayChoice'],
  2: ['clozeJudgement', 'clozeMinimalChoice'],
  3: ['clozeChoice'],
};
