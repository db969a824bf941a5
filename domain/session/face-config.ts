import { blanksOf } from '#domain/cards/blanks.ts';
import type { CardContent } from '#domain/cards/content.ts';
import type { Difficulty, FaceName } from './face.ts';

/** The faces allowed at each difficulty; higher means less to go by. */
export type DifficultyConfig = Record<Difficulty, readonly FaceName[]>;

const singleBlankCloze: DifficultyConfig = {
  1: ['clozeGiveAwayJudgement', 'clozeGiveAwayChoice'],
  2: ['clozeJudgement', 'clozeChoice'],
  3: ['clozeChoice'],
};
const multiBlankCloze: DifficultyConfig = {
  1: ['clozeMinimalChoice', 'clozeGiveAwayChoice'],
  2: ['clozeJudgement', 'clozeMinimalChoice'],
  3: ['clozeChoice'],
};
const word: DifficultyConfig = {
  1: ['wordPickImage', 'wordChoice'],
  2: ['wordChoice', 'wordExampleChoice'],
  3: ['wordExampleChoice', 'wordSeeAndCheck'],
};
const wordWithSpelling: DifficultyConfig = { ...word, 3: [...word[3], 'wordSpell'] };
const mcq: DifficultyConfig = { 1: ['mcq'], 2: ['mcq'], 3: ['mcq'] };
const kidHanzi: DifficultyConfig = {
  1: ['kidHanziChoice'],
  2: ['kidHanziChoice', 'kidHanziSeeAndCheck'],
  3: ['kidHanziSeeAndCheck'],
};

/** The configuration a card is asked by. Spelling is left out of production. */
export function difficultyConfigOf(card: CardContent, spelling: boolean): DifficultyConfig {
  switch (card.type) {
    case 'cloze.card':
      return blanksOf(card.content).length > 1 ? multiBlankCloze : singleBlankCloze;
    case 'enWord.card':
      return spelling ? wordWithSpelling : word;
    case 'mcq.card':
      return mcq;
    case 'kidHanzi.card':
      return kidHanzi;
  }
}

const byHardness: readonly FaceName[] = [
  'clozeGiveAwayJudgement',
  'clozeGiveAwayChoice',
  'clozeMinimalChoice',
  'clozeJudgement',
  'clozeChoice',
  'wordPickImage',
  'wordChoice',
  'wordExampleChoice',
  'wordSeeAndCheck',
  'wordSpell',
  'mcq',
  'kidHanziChoice',
  'kidHanziSeeAndCheck',
];

/** A rank that compares faces of one card type: the greater, the harder to guess. */
export function hardnessOf(face: FaceName): number {
  return byHardness.indexOf(face);
}
