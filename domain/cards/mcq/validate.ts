import { MCQ_MAX_OPTIONS, MCQ_MIN_OPTIONS } from '#domain/limits.ts';
import { type CardProblem, isBlank } from '../problem.ts';
import type { McqCard } from './content.ts';

export function mcqProblems({ question, options }: McqCard): CardProblem[] {
  const problems: CardProblem[] = isBlank(question) ? [{ path: 'question', key: 'validate_tip6' }] : [];
  if (options.length < MCQ_MIN_OPTIONS || options.length > MCQ_MAX_OPTIONS) {
    problems.push({ path: 'options', key: 'validate_mcq_options' });
  }
  if (!options.some((option) => option.isAnswer)) problems.push({ path: 'options', key: 'validate_tip4' });
  for (const [index, option] of options.entries()) {
    if (isBlank(option.content)) problems.push({ path: `options.${index}.content`, key: 'validate_tip5' });
  }
  return problems;
}
