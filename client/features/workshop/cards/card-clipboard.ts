import { parseCardContent } from '#domain/cards/content.ts';
import { cardDetail, cardTitle } from '#domain/cards/summary.ts';
import type { Standing } from './standing.ts';

/** Our own form on the clipboard, beside the plain text for other programs. */
export const CARDS_FORMAT = 'application/x-bread-cards+json';

export interface CopiedCards {
  /** where they were copied from */
  packageId: number;
  chapterId: number;
  /** cut: they move when they are pasted */
  cut: boolean;
  /** with the places they go back to when the paste is undone: whoever pastes may not know their chapter */
  cards: readonly (Standing & { content: string })[];
}

/** Cards for other programs: a line each, title and meaning with a tab between. */
export function asText(contents: readonly string[]): string {
  return contents
    .map((content) => {
      const parsed = parseCardContent(content);
      if (!parsed.ok) return '';
      return [cardTitle(parsed.card), cardDetail(parsed.card)]
        .map((text) => text.replace(/\s+/g, ' ').trim())
        .filter((text) => text !== '')
        .join('\t');
    })
    .join('\n');
}

export function writeCards(data: DataTransfer, copied: CopiedCards): void {
  data.setData(CARDS_FORMAT, JSON.stringify(copied));
  data.setData('text/plain', asText(copied.cards.map(({ content }) => content)));
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value);

/** Cards that were copied here or in another window; null where the clipboard holds none. */
export function readCards(data: DataTransfer): CopiedCards | null {
  let value: unknown;
  try {
    value = JSON.parse(data.getData(CARDS_FORMAT));
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  const { packageId, chapterId, cut, cards } = value as Partial<CopiedCards>;
  if (!isId(packageId) || !isId(chapterId) || !Array.isArray(cards)) return null;
  const whole = cards
    .filter((card) => isId(card?.id) && typeof card?.content === 'string')
    .map(({ id, content, before }) => ({ id, content, before: isId(before) ? before : null }));
  return whole.length > 0 ? { packageId, chapterId, cut: cut === true, cards: whole } : null;
}
