import type { CardTypeDefinition } from '../card-type.ts';
import { picking } from '../faces/pick.ts';
import type { McqCard } from './content.ts';
import { buildMcq } from './mcq-question.ts';
import { normaliseMcq } from './normalise.ts';
import type { McqQuestion } from './questions.ts';
import { answersText } from './summary.ts';
import { ticking } from './tick.ts';
import { mcqProblems } from './validate.ts';

const pickingOne = picking<McqQuestion>(
  ({ options }) => options.length,
  ({ answers }) => answers[0] ?? 0,
);

/** A question with options, of which one or several are right. */
export const mcq: CardTypeDefinition<McqCard, McqQuestion> = {
  type: 'mcq.card',
  normalise: normaliseMcq,
  problems: mcqProblems,
  title: (card) => card.question,
  detail: answersText,
  titleLang: null,
  match: 'never',
  isAskable: ({ options }) => options.length > 1 && options.some((option) => option.isAnswer),
  asked: () => ({ 1: ['mcq'], 2: ['mcq'], 3: ['mcq'] }),
  faces: {
    mcq: {
      build: buildMcq,
      guessable: true,
      answering: ({ answers }) => (answers.length > 1 ? ticking : pickingOne),
    },
  },
};
