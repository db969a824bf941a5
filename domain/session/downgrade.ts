import { blanksOf } from '#domain/cards/blanks.ts';
import type { CardContent, ClozeCard, EnWordCard } from '#domain/cards/content.ts';
import { PICK_IMAGE_ALTERNATES } from '#domain/limits.ts';
import type { ClozeFace, FaceName, WordFace } from './face.ts';
import { alternateAnswers, distractorsOf, giveAwayBlanks } from './faces/cloze-material.ts';
import { usableExamples } from './faces/example-choice.ts';
import { alternateImages } from './faces/pick-image.ts';
import { wordDistractors } from './faces/word-choice.ts';

/**
 * The face a card can really be asked with, following the downgrade rules of document 2 §4 to the end.
 * Two further rules keep every question answerable: a single blank with nothing to stand against it is judged rather
 * than chosen, and a word with no other word to choose from is recalled.
 */
export function downgrade(face: FaceName, card: CardContent, alternates: readonly CardContent[]): FaceName {
  const next = oneStep(face, card, alternates);
  return next === face ? face : downgrade(next, card, alternates);
}

/** Whether a picture can be picked for the word; tip cardview.tip4 is shown where it cannot. */
export function canPickImage(card: EnWordCard, alternates: readonly CardContent[]): boolean {
  return card.illustration !== null && alternateImages(card, alternates).length >= PICK_IMAGE_ALTERNATES;
}

function oneStep(face: FaceName, card: CardContent, alternates: readonly CardContent[]): FaceName {
  if (card.type === 'cloze.card') return clozeStep(face as ClozeFace, card, alternates);
  if (card.type === 'enWord.card') return wordStep(face as WordFace, card, alternates);
  return face;
}

function clozeStep(face: ClozeFace, card: ClozeCard, alternates: readonly CardContent[]): ClozeFace {
  const blanks = blanksOf(card.content);
  const nothingElse =
    alternateAnswers(card, alternates).length === 0 &&
    blanks.every((blank) => distractorsOf(card, blank, 'distrators').length === 0);
  switch (face) {
    case 'clozeChoice':
      return nothingElse && blanks.length === 1 ? 'clozeJudgement' : face;
    case 'clozeJudgement':
      return nothingElse ? 'clozeGiveAwayJudgement' : face;
    case 'clozeGiveAwayChoice':
      return giveAwayBlanks(card).length === 1 ? face : 'clozeMinimalChoice';
    case 'clozeMinimalChoice': {
      const alone = nothingElse && blanks.length === 1 && giveAwayBlanks(card).length === 0;
      return alone ? 'clozeGiveAwayJudgement' : face;
    }
    case 'clozeGiveAwayJudgement':
      return face;
  }
}

function wordStep(face: WordFace, card: EnWordCard, alternates: readonly CardContent[]): WordFace {
  switch (face) {
    case 'wordPickImage':
      return canPickImage(card, alternates) ? face : 'wordChoice';
    case 'wordExampleChoice':
      return usableExamples(card).length > 0 && wordDistractors(card, alternates).length > 0 ? face : 'wordChoice';
    case 'wordChoice':
      return wordDistractors(card, alternates).length > 0 ? face : 'wordSeeAndCheck';
    case 'wordSpell':
      return /[a-z]/i.test(card.word) ? face : 'wordSeeAndCheck';
    case 'wordSeeAndCheck':
      return face;
  }
}
