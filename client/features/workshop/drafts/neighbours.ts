import type { CardBook } from './card-book.ts';
import { type CardRecord, type ContentCheck, hasWork } from './card-record.ts';
import { recordOf } from './local-card.ts';

export interface Neighbours {
  afterCardId: number | null;
  beforeCardId: number | null;
}

/** Neighbours of a new card as the server knows them; null while one that stands before is on its way there itself. */
export function neighboursOf(
  book: CardBook,
  check: ContentCheck,
  { place, cardId, sending }: CardRecord,
): Neighbours | null {
  if (cardId !== null || sending) return { afterCardId: null, beforeCardId: null };
  let after = place?.afterId ?? null;
  for (let turns = 0; after !== null && after < 0 && turns <= book.size; turns++) {
    const local = book.find(after);
    const record = local && recordOf(local);
    if (record && record.cardId === null && local.record && !record.removed && hasWork(record, check)) return null;
    after = record?.cardId ?? record?.place?.afterId ?? null;
  }
  let before = place?.beforeId ?? null;
  for (let turns = 0; before !== null && before < 0 && turns <= book.size; turns++) {
    const local = book.find(before);
    const record = local && recordOf(local);
    before = record?.cardId ?? record?.place?.beforeId ?? null;
  }
  return { afterCardId: after, beforeCardId: before };
}
