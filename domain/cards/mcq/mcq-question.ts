import { shuffled } from '#domain/random.ts';
import type { FaceContext } from '../faces/context.ts';
import { masked, ruledOut } from '../faces/hint-text.ts';
import type { McqCard } from './content.ts';
import type { McqQuestion } from './questions.ts';

/** The card's options in random order; where the analysis gives no help, one of them is ruled out. */
export function buildMcq(card: McqCard, { cardId, random }: FaceContext): McqQuestion {
  const options = shuffled(card.options, random);
  const contents = (right: boolean) =>
    options.filter(({ isAnswer }) => isAnswer === right).map(({ content }) => content);
  const answers = options.flatMap((option, index) => (option.isAnswer ? [index] : []));
  return {
    face: 'mcq',
    cardId,
    hint: masked(card.analysis, contents(true)) ?? ruledOut(contents(false)),
    question: card.question,
    illustration: card.illustration,
    options: options.map((option) => option.content),
    answers,
  };
}
