import type { CardContent } from './content.ts';
import { typeOf } from './types.ts';

export { clozeText } from './cloze/summary.ts';
export { analysisText } from './hanzi/summary.ts';

/** The card on one line, as lists and mastery rows name it. */
export function cardTitle(card: CardContent): string {
  return typeOf(card).title(card);
}

/** The second line: definition, reading, right options or analysis. */
export function cardDetail(card: CardContent): string {
  return typeOf(card).detail(card);
}
