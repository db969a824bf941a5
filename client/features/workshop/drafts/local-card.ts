import { type CardRecord, type ContentCheck, isDirty } from './card-record.ts';
import { type CardView, conflictOf, type SaveStatus } from './card-view.ts';

/** A card in this window. */
export interface LocalCard {
  key: number;
  /** The card before its first step here. */
  seed: CardRecord;
  /** As the store had it last. */
  record: CardRecord | null;
  shown: string;
  outside: number;
  /** Steps that are not stored yet. */
  writes: number;
  unstored: boolean;
  /** Texts that were written in this window, and those of them that are not stored yet, behind the one before them. */
  texts: number;
  unkept: { from: string; texts: string[] } | null;
  exchanging: boolean;
  /** It was due while it was exchanging. */
  again: boolean;
  /** A later exchange is arranged. */
  isDue: boolean;
  busySince: number | null;
  attempts: number;
  savedAt: number | null;
  cancelTimer: () => void;
  view: CardView | null;
}

export function localCard(seed: CardRecord, record: CardRecord | null): LocalCard {
  return {
    ...{
      key: seed.key,
      seed,
      record,
      shown: seed.content,
      outside: 0,
      writes: 0,
      unstored: false,
      texts: 0,
      unkept: null,
    },
    ...{ exchanging: false, again: false, isDue: false, busySince: null, attempts: 0, savedAt: null, view: null },
    cancelTimer: () => undefined,
  };
}

export const recordOf = (local: LocalCard): CardRecord => local.record ?? local.seed;

/** How far a card of this window has come. */
export function statusOf(local: LocalCard, check: ContentCheck, isOnline: boolean): SaveStatus {
  const record = { ...recordOf(local), content: local.shown };
  if (local.unstored) return 'unstored';
  if (record.theirs) return 'conflict';
  if (local.busySince !== null) return 'saving';
  if (record.refusal?.content === record.content) return 'refused';
  if (!local.record && local.writes === 0 && record.base === null) return 'empty';
  if (!record.sending && !isDirty(record)) return local.savedAt === null ? 'idle' : 'saved';
  if (!record.sending && !check.isReady(record.content)) return 'incomplete';
  if (!isOnline) return 'offline';
  return local.attempts > 0 ? 'failed' : 'pending';
}

/** A card of this window as a screen shows it; the same object until it reads differently. */
export function viewOf(local: LocalCard, check: ContentCheck, isOnline: boolean): CardView {
  if (local.view) return local.view;
  const record = recordOf(local);
  const { key, packageId, type, place, createdType, removed } = record;
  local.view = {
    ...{ key, id: record.cardId ?? key, packageId, type, place, createdType, removed },
    ...{ content: local.shown, outside: local.outside, savedAt: local.savedAt, attempts: local.attempts },
    status: statusOf(local, check, isOnline),
    refusal: record.refusal?.content === local.shown ? record.refusal : null,
    conflict: conflictOf({ ...record, content: local.shown }),
  };
  return local.view;
}
