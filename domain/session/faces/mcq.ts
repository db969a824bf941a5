import type { McqCard } from '#domain/cards/content.ts';
import { shuffled } from '#domain/random.ts';
import type { McqQuestion } from '../question.ts';
import type { FaceContext } from './context.ts';
import { masked } from './hint-text.ts';

/** The card's options in random order. */
export function buildMcq(card: McqCard, { cardId, random }: FaceContext): McqQuestion {
  const options = shuffled(card.options, random);
  const answers = options.flatMap((option, index) => (option.isAnswer ? [index] : []));
  return {
    face: 'mcq',
    cardId,
    hint: masked(
      card.analysis,
      card.options.flatMap((option) => (option.isAnswer ? [option.content] : [])),
    ),
    question: card.question,
    illustration: card.illustration,
    options: options.map((option) => option.content),
    answers,
  };
}
