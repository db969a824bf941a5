import { type CardProblem, isBlank } from '../problem.ts';
import type { EnWordCard } from './content.ts';

export function wordProblems({ word, definition }: EnWordCard): CardProblem[] {
  return [
    ...(isBlank(word) ? [{ path: 'word', key: 'validate_tip2' as const }] : []),
    ...(isBlank(definition) ? [{ path: 'definition', key: 'validate_tip3' as const }] : []),
  ];
}
