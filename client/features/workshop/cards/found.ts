import { parseCardContent } from '#domain/cards/content.ts';
import { cardDetail, cardTitle } from '#domain/cards/summary.ts';

/** Whether a card says all the words that are asked for, in its title or the line below; in any case of letters. */
export function foundIn(content: string, asked: string): boolean {
  const parsed = parseCardContent(content);
  if (!parsed.ok) return false;
  const text = `${cardTitle(parsed.card)} ${cardDetail(parsed.card)}`.toLowerCase();
  return asked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
