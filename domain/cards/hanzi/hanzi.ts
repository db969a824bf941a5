import type { CardTypeDefinition } from '../card-type.ts';
import { pickingAnswer } from '../faces/pick.ts';
import { seeAndCheck } from '../faces/recall.ts';
import type { KidHanziCard } from './content.ts';
import { buildKidHanziChoice } from './hanzi-choice.ts';
import { normaliseHanzi } from './normalise.ts';
import { charsOf, readingOf } from './pinyin.ts';
import type { HanziQuestion } from './questions.ts';
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
    1: ['kidHanziChoice'],
    2: ['kidHanziChoice', 'kidHanziSeeAndCheck'],
    3: ['kidHanziSeeAndCheck'],
  }),
  faces: {
    kidHanziChoice: { build: buildKidHanziChoice, guessable: true, answering: () => pickingAnswer },
    kidHanziSeeAndCheck: seeAndCheck('kidHanziSeeAndCheck'),
  },
};
