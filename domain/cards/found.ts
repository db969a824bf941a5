import { parseCardContent } from './content.ts';
import { cardDetail, cardTitle } from './summary.ts';

/** The words of what is asked for, in small letters; none where it is blank. */
export const wordsOf = (asked: string): string[] =>
  asked
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');

/** Whether a card says all the words that are asked for, in its title or the line below; in any case of letters. */
export function foundIn(content: string, asked: string): boolean {
  const parsed = parseCardContent(content);
  if (!parsed.ok) return false;
  const text = `${cardTitle(parsed.card)} ${cardDetail(parsed.card)}`.toLowerCase();
  return wordsOf(asked).every((word) => text.includes(word));
}
