import type { CardTypeDefinition } from '../card-type.ts';
import { picking } from '../faces/pick.ts';
import { MULTI_CLOZE_FACES, SINGLE_CLOZE_FACES } from './asked.ts';
import { blanksOf } from './blanks.ts';
import type { ClozeCard } from './content.ts';
import { hasNothingElse, standsAlone } from './downgrade.ts';
import { filling } from './fill.ts';
import { buildClozeChoice, buildGiveAwayChoice, buildMinimalChoice } from './fill-question.ts';
import { buildGiveAwayJudgement, buildJudgement } from './judgement-question.ts';
import { giveAwayBlanks } from './material.ts';
import { normaliseCloze } from './normalise.ts';
import type { ClozeQuestion, JudgementQuestion } from './questions.ts';
import { clozeText } from './summary.ts';
import { clozeProblems } from './validate.ts';

// Option 0 says that the statement is right, 1 that it is not.
const judging = picking<JudgementQuestion>(
  () => 2,
  ({ altered }) => (altered ? 1 : 0),
);

const hasSeveralBlanks = ({ content }: ClozeCard) => blanksOf(content).length > 1;

/** Key points to fill in. */
export const cloze: CardTypeDefinition<ClozeCard, ClozeQuestion> = {
  type: 'cloze.card',
  normalise: normaliseCloze,
  problems: clozeProblems,
  title: (card) => clozeText(card.content).replace(/\s+/g, ' ').trim(),
  detail: (card) => card.analysis,
  titleLang: null,
  match: 'never',
  isAskable: ({ content }) => blanksOf(content).length > 0 && blanksOf(content).every((blank) => blank.text !== ''),
  asked: (card) => (hasSeveralBlanks(card) ? MULTI_CLOZE_FACES : SINGLE_CLOZE_FACES),
  setting: (card) => (hasSeveralBlanks(card) ? 'multiCloze' : 'singleCloze'),
  faces: {
    clozeGiveAwayJudgement: { build: buildGiveAwayJudgement, guessable: true, answering: () => judging },
    clozeGiveAwayChoice: {
      build: buildGiveAwayChoice,
      instead: (card) => (giveAwayBlanks(card).length === 1 ? null : 'clozeMinimalChoice'),
      guessable: true,
      answering: () => filling,
    },
    clozeMinimalChoice: {
      build: buildMinimalChoice,
      instead: (card, alternates) =>
        standsAlone(card, alternates) && giveAwayBlanks(card).length === 0 ? 'clozeGiveAwayJudgement' : null,
      guessable: true,
      answering: () => filling,
    },
    clozeJudgement: {
      build: buildJudgement,
      instead: (card, alternates) => (hasNothingElse(card, alternates) ? 'clozeGiveAwayJudgement' : null),
      guessable: true,
      answering: () => judging,
    },
    clozeChoice: {
      build: buildClozeChoice,
      instead: (card, alternates) => (standsAlone(card, alternates) ? 'clozeJudgement' : null),
      guessable: true,
      answering: () => filling,
    },
  },
};
