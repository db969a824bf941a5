import type { CardRecord, ContentCheck } from './card-record.ts';
import type { CardView, DraftSummary, SaveStatus } from './card-view.ts';
import { type LocalCard, localCard, recordOf, statusOf, viewOf } from './local-card.ts';
import type { Network } from './surroundings.ts';

/** Where a draft stands in its chapter. */
export interface DraftPlace {
  key: number;
  /** The server's id as soon as there is one. */
  id: number;
  afterId: number | null;
  beforeId: number | null;
}

/** What a window would lose sight of by closing. */
const WAITING: readonly SaveStatus[] = ['pending', 'saving', 'failed', 'offline', 'refused'];

const isShallowlyEqual = <T extends object>(a: T, b: T) =>
  (Object.keys(a) as (keyof T)[]).every((name) => a[name] === b[name]);

export type CardBook = ReturnType<typeof createCardBook>;

/** The cards that are known in this window, by the names they have, and those who are told when one reads differently. */
export function createCardBook(check: ContentCheck, network: Network) {
  const locals = new Map<number, LocalCard>();
  /** Names on this device, by the ids that drafts got. */
  const keys = new Map<number, number>();
  /** Drafts that stand after another one, which must be sent first. */
  const followers = new Map<number, Set<number>>();
  const listeners = new Map<number, Set<() => void>>();
  const anyListeners = new Set<() => void>();
  const renameListeners = new Set<(draftId: number, cardId: number) => void>();
  const chapters = new Map<number, readonly DraftPlace[]>();
  let summary: DraftSummary | null = null;
  let isSummaryOld = true;

  const keyOf = (id: number) => keys.get(id) ?? id;
  const find = (id: number) => locals.get(keyOf(id));
  const statusNow = (local: LocalCard) => statusOf(local, check, network.isOnline());

  function tellAll() {
    isSummaryOld = true;
    for (const listener of anyListeners) listener();
  }

  function changed(local: LocalCard) {
    local.view = null;
    for (const listener of listeners.get(local.key) ?? []) listener();
    tellAll();
  }

  return {
    all: () => locals.values(),
    get size() {
      return locals.size;
    },
    /** The card of an id, the draft's or the server's. */
    find,
    /** The card that has this name on the device. */
    named: (key: number) => locals.get(key),
    changed,

    known(id: number): LocalCard {
      const local = find(id);
      if (!local) throw new Error(`card ${id} was not opened`);
      return local;
    },

    /** Takes a card in that was not known. */
    know(seed: CardRecord, record: CardRecord | null): LocalCard {
      const local = localCard(seed, record);
      locals.set(seed.key, local);
      if (seed.cardId !== null) keys.set(seed.cardId, seed.key);
      const after = seed.key < 0 ? seed.place?.afterId : undefined;
      if (after && after < 0) followers.set(after, (followers.get(after) ?? new Set()).add(seed.key));
      changed(local);
      return local;
    },

    /** Takes over a later record, of this window or another; false where the one that is here is as late. */
    adopt(local: LocalCard, record: CardRecord): boolean {
      const isLater = !local.record || record.rev > local.record.rev;
      if (isLater) local.record = record;
      const { cardId, content } = recordOf(local);
      // What this window still has to store contains more than the record.
      if (local.writes === 0 && local.shown !== content) {
        local.shown = content;
        local.outside++;
        local.view = null;
      }
      if (cardId !== null && keys.get(cardId) !== local.key) {
        keys.set(cardId, local.key);
        for (const listener of renameListeners) listener(local.key, cardId);
      }
      if (isLater || !local.view) changed(local);
      return isLater;
    },

    /** Tells where a card has come further without a step of its own, such as when the network went. */
    lookAgain(local: LocalCard) {
      if (local.view && local.view.status !== statusNow(local)) changed(local);
    },
    lookAtAll() {
      for (const local of locals.values()) if (local.view?.status !== statusNow(local)) changed(local);
      tellAll();
    },

    followersOf: (key: number): LocalCard[] =>
      [...(followers.get(key) ?? [])].flatMap((next) => locals.get(next) ?? []),

    view(id: number): CardView | null {
      const local = find(id);
      return local ? viewOf(local, check, network.isOnline()) : null;
    },

    summary(): DraftSummary {
      if (summary && !isSummaryOld) return summary;
      const next = { waiting: 0, conflicts: 0, unstored: 0, online: network.isOnline() };
      for (const local of locals.values()) {
        const { status, removed } = viewOf(local, check, next.online);
        if (removed) continue;
        if (WAITING.includes(status)) next.waiting++;
        if (status === 'conflict') next.conflicts++;
        if (status === 'unstored') next.unstored++;
      }
      isSummaryOld = false;
      if (!summary || !isShallowlyEqual(summary, next)) summary = next;
      return summary;
    },

    /** The same array until a draft of the chapter comes, goes or gets its id. */
    draftsOf(chapterId: number): readonly DraftPlace[] {
      const before = chapters.get(chapterId);
      const now: DraftPlace[] = [];
      for (const local of locals.values()) {
        const { key, cardId, place, removed } = recordOf(local);
        if (key >= 0 || place?.chapterId !== chapterId || removed) continue;
        now.push({ key, id: cardId ?? key, afterId: place.afterId, beforeId: place.beforeId });
      }
      if (before?.length === now.length && before.every((one, at) => isShallowlyEqual(one, now[at] as DraftPlace)))
        return before;
      chapters.set(chapterId, now);
      return now;
    },

    subscribeCard(id: number, listener: () => void) {
      const key = keyOf(id);
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => void own.delete(listener);
    },
    subscribe(listener: () => void) {
      anyListeners.add(listener);
      return () => void anyListeners.delete(listener);
    },
    onNamed(listener: (draftId: number, cardId: number) => void) {
      renameListeners.add(listener);
      return () => void renameListeners.delete(listener);
    },
  };
}
