import { type CardRecord, taking, written } from './card-record.ts';
import type { DraftStore } from './draft-store.ts';
import type { JournalEntry } from './journal.ts';

/** The card as the store has it, with what did not reach the store any more. */
function recovered(kept: CardRecord | undefined, window: string, entry: JournalEntry): CardRecord {
  const { record, count, texts, from } = entry;
  if (!kept) return { ...taking(record, window, count), rev: record.rev + 1 };
  const first = count - texts.length + 1;
  const arrived = Math.max(0, (kept.taken?.[window] ?? 0) - first + 1);
  const last = texts.at(-1);
  if (arrived >= texts.length || last === undefined) return kept;
  return { ...taking(written(kept, texts[arrived - 1] ?? from, last), window, count), rev: kept.rev + 1 };
}

/** Puts into the store what a window left that ended before it could. */
export const recover = (store: DraftStore, window: string, entry: JournalEntry) =>
  store.step(entry.record.key, (kept) => recovered(kept, window, entry));
