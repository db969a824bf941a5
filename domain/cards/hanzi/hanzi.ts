import type { CardTypeDefinition } from '../card-type.ts';
import { pickingAnswer } from '../faces/pick.ts';
import { seeAndCheck } from '../faces/recall.ts';
import type { KidHanziCard } from './content.ts';
import { buildHanziFromPinyin } from './from-pinyin.ts';
import { buildKidHanziChoice } from './hanzi-choice.ts';
import { normaliseHanzi } from './normalise.ts';
import { otherCharacters } from './other-hanzi.ts';
import { charsOf, readingOf } from './pinyin.ts';
import type { HanziQuestion } from './questions.ts';
import { buildStrokes, drawing, drawnPlaces } from './strokes.ts';
import { buildTone, buildToneByEar, tonePlaces } from './tone.ts';
import { kidHanziProblems } from './validate.ts';

/** Characters with their reading. */
export const hanzi: CardTypeDefinition<KidHanziCard, HanziQuestion> = {
  type: 'kidHanzi.card',
  normalise: normaliseHanzi,
  problems: kidHanziProblems,
  title: (card) => charsOf(card.hanzi[0]?.hanzi ?? []),
  detail: (card) => readingOf(card.hanzi[0]?.hanzi ?? []),
  titleLang: null,
  match: 'along',
  isAskable: (card) => (card.hanzi[0]?.hanzi.length ?? 0) > 0,
  asked: () => ({
    1: ['kidHanziFromPinyin', 'kidHanziChoice'],
    2: ['kidHanziChoice', 'kidHanziTone', 'kidHanziToneByEar', 'kidHanziSeeAndCheck'],
    3: ['kidHanziStrokes', 'kidHanziSeeAndCheck'],
  }),
  faces: {
    kidHanziFromPinyin: {
      build: buildHanziFromPinyin,
      instead: (card, alternates) =>
        otherCharacters(card.hanzi[0]?.hanzi ?? [], alternates).length > 0 ? null : 'kidHanziChoice',
      guessable: true,
      answering: () => pickingAnswer,
    },
    kidHanziChoice: { build: buildKidHanziChoice, guessable: true, answering: () => pickingAnswer },
    kidHanziTone: {
      build: buildTone,
      instead: (card, _, means) => (tonePlaces(card, 'eye', means).length > 0 ? null : 'kidHanziChoice'),
      guessable: true,
      answering: () => pickingAnswer,
    },
    kidHanziToneByEar: {
      build: buildToneByEar,
      instead: (card, _, means) =>
        means.voices.includes('zh') && tonePlaces(card, 'ear', means).length > 0 ? null : 'kidHanziTone',
      needs: 'hearing',
      guessable: true,
      answering: () => pickingAnswer,
    },
    kidHanziStrokes: {
      build: buildStrokes,
      instead: (card, _, means) => (drawnPlaces(card, means).length > 0 ? null : 'kidHanziSeeAndCheck'),
      needs: 'drawing',
      guessable: false,
      answering: () => drawing,
    },
    kidHanziSeeAndCheck: seeAndCheck('kidHanziSeeAndCheck'),
  },
};
