import type { CardContent } from './content.ts';
import { typeOf } from './types.ts';

export { splitDistractors } from './text.ts';

/** The form a card is kept in: trimmed, without blank list entries, distractors one by one. */
export function normaliseCardContent(card: CardContent): CardContent {
  return typeOf(card).normalise(card);
}
