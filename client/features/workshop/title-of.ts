import { parseCardContent } from '#domain/cards/content.ts';
import { cardTitle } from '#domain/cards/summary.ts';

/** The card on one line; empty where nothing is written or it cannot be read. */
export function titleOf(content: string): string {
  const parsed = parseCardContent(content);
  return parsed.ok ? cardTitle(parsed.card) : '';
}
