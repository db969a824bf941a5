import type { CardRecord } from './card-record.ts';
import type { DraftStore } from './draft-store.ts';

/** What was written of a card and is not in the store yet. */
export interface JournalEntry {
  /** as it reads with all of it */
  record: CardRecord;
  /** texts of this card that were written in the window so far */
  count: number;
  /** the last of them: any may be the first that did not reach the store */
  texts: readonly string[];
  /** the text before those */
  from: string;
}

/**
 * What is written down at once, and outlives a page that ends in the middle of a step of the store: that takes turns which a page
 * that is killed, or busy drawing, does not have.
 */
export interface Journal {
  /** name of this window, another one each time */
  window: string;
  write(entry: JournalEntry): void;
  forget(key: number): void;
  /** Puts into the store what windows that ended left. */
  recover(store: DraftStore): Promise<void>;
}
