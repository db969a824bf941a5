import type { McqCard } from './content.ts';

export function normaliseMcq(card: McqCard): McqCard {
  return {
    ...card,
    question: card.question.trim(),
    options: card.options.map((option) => ({ ...option, content: option.content.trim() })),
    analysis: card.analysis.trim(),
  };
}
