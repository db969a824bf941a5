import type { CardProblem } from '#domain/cards/problem.ts';
import { problemAt } from './use-card-form.ts';
import { useT } from './wording.ts';

/** Says what is wrong at a place of the card, or nothing. */
export function useProblemWords(problems: readonly CardProblem[] | undefined) {
  const t = useT('cardview');
  return (path: string): string | undefined => {
    const problem = problemAt(problems, path);
    return problem && t(problem.key, { excess: problem.excess ?? 0 });
  };
}
