import type { AskedAt } from '../faces/settings.ts';
import type { WordQuestion } from './questions.ts';

/** How a word is asked, unless settings say otherwise. Spelling comes on top, outside production. */
export const WORD_FACES: AskedAt<WordQuestion['face']> = {
  1: ['wordPickImage', 'wordChoice'],
  2: ['wordChoice', 'wordListening', 'wordExampleChoice'],
  3: ['wordListening', 'wordExampleChoice', 'wordSeeAndCheck'],
};
