import type { CardContent } from './content.ts';
import { type CardProblem, tooLong } from './problem.ts';
import { typeOf } from './types.ts';

/**
 * Everything that keeps a card from being saved, empty when it may be. Document 3 §5 of the specification.
 * Run it on normalised content, as blank list entries are dropped there rather than refused here.
 */
export function validateCardContent(card: CardContent): CardProblem[] {
  return [...typeOf(card).problems(card), ...tooLong(card)];
}
