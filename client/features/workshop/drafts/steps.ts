import type { CardBook } from './card-book.ts';
import type { CardRecord } from './card-record.ts';
import type { DraftStore } from './draft-store.ts';
import { type LocalCard, recordOf } from './local-card.ts';
import type { Channel, Clock } from './surroundings.ts';

export type Change = (record: CardRecord) => CardRecord;
/** Makes one step of a card, keeps it and tells the other windows; answers the record after it. */
export type Step = (local: LocalCard, change: Change, safe?: boolean) => Promise<CardRecord>;

export interface StepsOptions {
  book: CardBook;
  store: DraftStore;
  channel: Channel;
  clock: Clock;
  isStopped: () => boolean;
  onAdopted: (local: LocalCard) => void;
}

/** Steps of cards as the device keeps them. */
export function createStep({ book, store, channel, clock, isStopped, onAdopted }: StepsOptions): Step {
  return async (local, change, safe = false) => {
    let stepped: CardRecord | undefined;
    const run = (kept: CardRecord | undefined) => {
      // What could not be stored earlier is stored now.
      const before = (local.unstored ? local.record : null) ?? kept ?? local.record;
      const after = change(before ?? local.seed);
      const isNew = after !== before || before !== kept;
      stepped = isNew ? { ...after, rev: Math.max(after.rev, kept?.rev ?? 0) + 1, touchedAt: clock.now() } : after;
      return isNew ? stepped : kept;
    };
    local.writes++;
    try {
      await store.step(local.key, run, safe);
      local.unstored = false;
    } catch {
      // Full or forbidden: the page holds it, says so, and sends it all the same.
      run(local.record ?? undefined);
      local.unstored = true;
    }
    local.writes--;
    const record = stepped ?? recordOf(local);
    if (isStopped()) return record;
    if (book.adopt(local, record)) onAdopted(local);
    book.lookAgain(local);
    if (!local.unstored) channel.post(record);
    return record;
  };
}
