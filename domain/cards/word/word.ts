import type { CardTypeDefinition } from '../card-type.ts';
import { pickingAnswer } from '../faces/pick.ts';
import { seeAndCheck } from '../faces/recall.ts';
import { WORD_FACES } from './asked.ts';
import type { EnWordCard } from './content.ts';
import { buildExampleChoice, usableExamples } from './example-choice.ts';
import { buildListening, heardDistractors } from './listening.ts';
import { normaliseWord } from './normalise.ts';
import { buildPickImage, canPickImage } from './pick-image.ts';
import type { WordQuestion } from './questions.ts';
import { spelling } from './spell.ts';
import { buildSpell } from './spell-question.ts';
import { wordProblems } from './validate.ts';
import { buildWordChoice, wordDistractors } from './word-choice.ts';

/** An English word. */
export const word: CardTypeDefinition<EnWordCard, WordQuestion> = {
  type: 'enWord.card',
  normalise: normaliseWord,
  problems: wordProblems,
  title: (card) => card.word,
  detail: (card) => card.definition,
  titleLang: 'en',
  match: 'welcome',
  isAskable: (card) => card.word.trim() !== '' && card.definition.trim() !== '',
  asked: (_, withSpelling) => (withSpelling ? { ...WORD_FACES, 3: [...WORD_FACES[3], 'wordSpell'] } : WORD_FACES),
  setting: () => 'enWord',
  faces: {
    wordPickImage: {
      build: buildPickImage,
      instead: (card, alternates) => (canPickImage(card, alternates) ? null : 'wordChoice'),
      guessable: true,
      answering: () => pickingAnswer,
    },
    wordChoice: {
      build: buildWordChoice,
      // With no other word to choose from it is recalled.
      instead: (card, alternates) => (wordDistractors(card, alternates).length > 0 ? null : 'wordSeeAndCheck'),
      guessable: true,
      answering: () => pickingAnswer,
    },
    wordListening: {
      build: buildListening,
      instead: (card, alternates, { voices }) =>
        voices.includes('en') && heardDistractors(card, alternates).length > 0 ? null : 'wordChoice',
      needs: 'hearing',
      guessable: true,
      answering: () => pickingAnswer,
    },
    wordExampleChoice: {
      build: buildExampleChoice,
      instead: (card, alternates) =>
        usableExamples(card).length > 0 && wordDistractors(card, alternates).length > 0 ? null : 'wordChoice',
      guessable: true,
      answering: () => pickingAnswer,
    },
    wordSeeAndCheck: seeAndCheck('wordSeeAndCheck'),
    wordSpell: {
      build: buildSpell,
      instead: (card) => (/[a-z]/i.test(card.word) ? null : 'wordSeeAndCheck'),
      guessable: false,
      answering: () => spelling,
    },
  },
};
