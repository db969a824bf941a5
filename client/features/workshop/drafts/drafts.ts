import type { CardContent } from '#domain/cards/content.ts';
import {
  answered,
  baseOf,
  type CardRecord,
  type ContentCheck,
  hasWork,
  isDirty,
  loaded,
  type Place,
  removalAnswered,
  resolved,
  sent,
  written,
} from './card-record.ts';
import { type CardView, conflictOf, type DraftSummary, type SaveStatus } from './card-view.ts';
import type { CardCreatedType, CardsPort, StoredCard } from './cards-port.ts';
import type { DraftStore } from './draft-store.ts';
import type { Channel, Clock, Locks, Network } from './surroundings.ts';

/** After the last change. */
export const SAVE_DELAY_MS = 500;
/** That something is saved is shown at least so long. */
const BUSY_MIN_MS = 400;
const RETRY_FIRST_MS = 1000;
const RETRY_LONGEST_MS = 60_000;
/** Drafts that came to rest keep their names so long: an address may still say them. */
const KEPT_MS = 7 * 24 * 3_600_000;
/** As long as a removed card can be called back. */
const REMOVED_KEPT_MS = 30 * 24 * 3_600_000;

export interface DraftsOptions {
  store: DraftStore;
  port: CardsPort;
  check: ContentCheck;
  clock: Clock;
  /** 0 up to, not including, 1 */
  random: () => number;
  newKey: () => string;
  network: Network;
  locks: Locks;
  channel: Channel;
}

export interface NewDraft {
  packageId: number;
  place: Place;
  type: CardContent['type'];
  content: string;
  createdType?: CardCreatedType;
}

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

/** A card in this window. */
interface Local {
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

/** Cards on their way from an author's keyboard to the server, for one account in one window. */
export type Drafts = ReturnType<typeof createDrafts>;

/** Starts with what the device kept. The drafts of another account are another object over another store. */
export function createDrafts({ store, port, check, clock, random, newKey, network, locks, channel }: DraftsOptions) {
  const locals = new Map<number, Local>();
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
  let stopped = false;

  const keyOf = (id: number) => keys.get(id) ?? id;
  const localOf = (id: number) => locals.get(keyOf(id));
  const recordOf = (local: Local) => local.record ?? local.seed;

  // ── what screens see

  function changed(local: Local) {
    local.view = null;
    isSummaryOld = true;
    for (const listener of listeners.get(local.key) ?? []) listener();
    for (const listener of anyListeners) listener();
  }

  function statusOf(local: Local): SaveStatus {
    const record = { ...recordOf(local), content: local.shown };
    if (local.unstored) return 'unstored';
    if (record.theirs) return 'conflict';
    if (local.busySince !== null) return 'saving';
    if (record.refusal?.content === record.content) return 'refused';
    if (!local.record && local.writes === 0 && record.base === null) return 'empty';
    if (!record.sending && !isDirty(record)) return local.savedAt === null ? 'idle' : 'saved';
    if (!record.sending && !check.isReady(record.content)) return 'incomplete';
    if (!network.isOnline()) return 'offline';
    return local.attempts > 0 ? 'failed' : 'pending';
  }

  function viewOf(local: Local): CardView {
    if (local.view) return local.view;
    const record = recordOf(local);
    const { key, packageId, type, place, createdType, removed } = record;
    local.view = {
      ...{ key, id: record.cardId ?? key, packageId, type, place, createdType, removed },
      ...{ content: local.shown, outside: local.outside, savedAt: local.savedAt, attempts: local.attempts },
      status: statusOf(local),
      refusal: record.refusal?.content === local.shown ? record.refusal : null,
      conflict: conflictOf({ ...record, content: local.shown }),
    };
    return local.view;
  }

  function summaryOf(): DraftSummary {
    if (summary && !isSummaryOld) return summary;
    const next = { waiting: 0, conflicts: 0, unstored: 0, online: network.isOnline() };
    for (const local of locals.values()) {
      const { status, removed } = viewOf(local);
      if (removed) continue;
      if (WAITING.includes(status)) next.waiting++;
      if (status === 'conflict') next.conflicts++;
      if (status === 'unstored') next.unstored++;
    }
    isSummaryOld = false;
    if (!summary || !isShallowlyEqual(summary, next)) summary = next;
    return summary;
  }

  function draftsOf(chapterId: number): readonly DraftPlace[] {
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
  }

  // ── what the device keeps

  function know(seed: CardRecord, record: CardRecord | null): Local {
    const local: Local = {
      ...{ key: seed.key, seed, record, shown: seed.content, outside: 0, writes: 0, unstored: false },
      ...{ exchanging: false, again: false, isDue: false, busySince: null, attempts: 0, savedAt: null, view: null },
      cancelTimer: () => undefined,
    };
    locals.set(seed.key, local);
    if (seed.cardId !== null) keys.set(seed.cardId, seed.key);
    const after = seed.key < 0 ? seed.place?.afterId : undefined;
    if (after && after < 0) followers.set(after, (followers.get(after) ?? new Set()).add(seed.key));
    return local;
  }

  /** Takes over a later record, of this window or another. */
  function adopt(local: Local, record: CardRecord) {
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
    if (!isLater) return;
    wakeFollowers(local.key);
  }

  /** Those that wait for a card to be sent, also behind some that are not sent. */
  function wakeFollowers(key: number) {
    for (const next of followers.get(key) ?? []) {
      const follower = locals.get(next);
      if (!follower || recordOf(follower).cardId !== null) continue;
      if (hasWork(recordOf(follower), check)) schedule(follower, SAVE_DELAY_MS);
      else wakeFollowers(next);
    }
  }

  type Change = (record: CardRecord) => CardRecord;

  async function step(local: Local, change: Change, safe = false): Promise<CardRecord> {
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
    if (stopped) return record;
    adopt(local, record);
    if (local.view && local.view.status !== statusOf(local)) changed(local);
    if (!local.unstored) channel.post(record);
    return record;
  }

  // ── what the server gets

  function schedule(local: Local, ms: number) {
    local.cancelTimer();
    if (stopped) return;
    local.isDue = true;
    local.cancelTimer = clock.after(ms, () => {
      local.isDue = false;
      void exchange(local);
    });
  }

  function showBusy(local: Local) {
    local.busySince ??= clock.now();
    changed(local);
  }

  function endBusy(local: Local) {
    if (local.busySince === null) return;
    const rest = local.busySince + BUSY_MIN_MS - clock.now();
    const end = () => {
      if (local.exchanging) return;
      local.busySince = null;
      changed(local);
    };
    if (rest > 0) clock.after(rest, end);
    else end();
  }

  async function exchange(local: Local): Promise<void> {
    if (stopped) return;
    if (local.exchanging) {
      local.again = true;
      return;
    }
    local.exchanging = true;
    local.again = false;
    let answer = true;
    try {
      await locks.hold(`bread.draft ${local.key}`, async () => {
        while (!stopped && answer && !local.isDue && network.isOnline() && hasWork(recordOf(local), check)) {
          const neighbours = neighboursOf(recordOf(local));
          if (neighbours === null) break;
          answer = await callOnce(local, neighbours);
        }
      });
    } catch {
      answer = false;
    }
    local.exchanging = false;
    if (stopped) return;
    endBusy(local);
    if (answer) local.attempts = 0;
    else retryLater(local);
    changed(local);
    if (answer && local.again) schedule(local, SAVE_DELAY_MS);
  }

  function retryLater(local: Local) {
    local.attempts++;
    const pause = Math.min(RETRY_LONGEST_MS, RETRY_FIRST_MS * 2 ** (local.attempts - 1));
    schedule(local, pause * (0.75 + random() / 2));
  }

  /** Makes the next call of a card, or makes the last one again. False where it had no answer. */
  async function callOnce(local: Local, neighbours: Neighbours): Promise<boolean> {
    const call = { idempotencyKey: newKey(), now: clock.now(), neighbours };
    // Before the call, for good: what is asked again must be asked in the same words.
    const record = await step(local, (before) => sent(before, check, call), true);
    const { sending, removed, gone, cardId, packageId } = record;
    if (stopped) return true;
    if (sending) {
      showBusy(local);
      const answer = await (sending.kind === 'create' ? port.create(sending) : port.change(sending));
      if (stopped || answer.kind === 'unreachable') return stopped;
      if (answer.kind === 'saved') local.savedAt = clock.now();
      await step(local, (before) => answered(before, sending, answer, check), true);
    } else if (removed !== gone && cardId !== null) {
      const answer = await (removed ? port.remove : port.restore)({ packageId, cardId });
      if (stopped || answer.kind === 'unreachable') return stopped;
      await step(local, (before) => removalAnswered(before, removed, answer), true);
    }
    return true;
  }

  type Neighbours = { afterCardId: number | null; beforeCardId: number | null };

  /** Neighbours of a new card as the server knows them; null while one that stands before is on its way there itself. */
  function neighboursOf({ place, cardId, sending }: CardRecord): Neighbours | null {
    if (cardId !== null || sending) return { afterCardId: null, beforeCardId: null };
    let after = place?.afterId ?? null;
    for (let turns = 0; after !== null && after < 0 && turns <= locals.size; turns++) {
      const local = localOf(after);
      const record = local && recordOf(local);
      if (record && record.cardId === null && local.record && !record.removed && hasWork(record, check)) return null;
      after = record?.cardId ?? record?.place?.afterId ?? null;
    }
    let before = place?.beforeId ?? null;
    for (let turns = 0; before !== null && before < 0 && turns <= locals.size; turns++) {
      const local = localOf(before);
      const record = local && recordOf(local);
      before = record?.cardId ?? record?.place?.beforeId ?? null;
    }
    return { afterCardId: after, beforeCardId: before };
  }

  function sendAll() {
    for (const local of locals.values()) if (hasWork(recordOf(local), check)) schedule(local, 0);
  }

  // ── beginning and end

  const stopNetwork = network.subscribe(() => {
    for (const local of locals.values()) if (local.view?.status !== statusOf(local)) changed(local);
    isSummaryOld = true;
    for (const listener of anyListeners) listener();
    if (network.isOnline()) sendAll();
  });
  const stopChannel = channel.subscribe((record) => {
    const local = locals.get(record.key);
    if (local) adopt(local, record);
    else changed(know(record, record));
    const known = localOf(record.key);
    // The window that wrote it may have ended.
    if (known && hasWork(record, check)) schedule(known, SAVE_DELAY_MS + RETRY_FIRST_MS);
  });

  async function start() {
    const records = await store.all();
    for (const record of records) {
      if (stopped) return;
      const local = locals.get(record.key);
      if (isOver(record)) void store.step(record.key, (kept) => (kept?.rev === record.rev ? undefined : kept));
      else if (local) adopt(local, record);
      else changed(know(record, record));
    }
    sendAll();
  }

  function isOver(record: CardRecord) {
    const isAtRest = !hasWork(record, check) && !record.theirs && (record.removed || !isDirty(record));
    return isAtRest && record.touchedAt < clock.now() - (record.removed ? REMOVED_KEPT_MS : KEPT_MS);
  }

  function freshKey(): number {
    const key = -1 - Math.floor(random() * (2 ** 31 - 1));
    return locals.has(key) ? freshKey() : key;
  }

  function known(id: number): Local {
    const local = localOf(id);
    if (!local) throw new Error(`card ${id} was not opened`);
    return local;
  }

  const act = (id: number, change: Change) => {
    const local = known(id);
    const done = step(local, change);
    void done.then((record) => !stopped && hasWork(record, check) && schedule(local, 0));
  };

  return {
    /** What the device kept is there. */
    ready: start(),

    /** Makes a draft and answers its id, below zero. It is kept from the first letter on. */
    add({ packageId, place, type, content, createdType = 'NORMAL' }: NewDraft): number {
      const key = freshKey();
      changed(
        know(
          {
            ...{ key, rev: 0, packageId, type, cardId: null, place, createdType, content, base: null, sending: null },
            ...{ theirs: null, refusal: null, removed: false, gone: false, touchedAt: clock.now() },
          },
          null,
        ),
      );
      return key;
    },

    /** Makes a card of the server known, before it is shown for writing. What is written here and not sent yet stays. */
    open(packageId: number, type: CardContent['type'], card: StoredCard) {
      const local = localOf(card.id);
      if (!local) {
        const seed: CardRecord = {
          ...{ key: card.id, rev: 0, packageId, type, cardId: card.id, place: null, createdType: 'NORMAL' },
          ...{ content: card.content, base: baseOf(card), sending: null, theirs: null, refusal: null },
          ...{ removed: false, gone: false, touchedAt: clock.now() },
        };
        changed(know(seed, null));
      } else if (local.record) {
        if (loaded(local.record, card) !== local.record) void step(local, (record) => loaded(record, card));
      } else if (local.writes === 0 && loaded(local.seed, card) !== local.seed) {
        local.seed = loaded(local.seed, card);
        local.shown = local.seed.content;
        local.outside++;
        changed(local);
      }
    },

    /** The author wrote: `content` where the editor showed `from`. */
    write(id: number, from: string, content: string) {
      const local = known(id);
      if (content === from) return;
      const isFirst = local.shown === from;
      const text = isFirst ? content : written({ ...recordOf(local), content: local.shown }, from, content).content;
      local.shown = text;
      if (!isFirst) local.outside++;
      void step(local, (record) => written(record, from, content));
      changed(local);
      schedule(local, SAVE_DELAY_MS);
    },

    /** Another kind of card for a draft or a card, with the content it starts with. */
    changeType(id: number, type: CardContent['type'], content: string) {
      const local = known(id);
      local.shown = content;
      local.outside++;
      act(id, (record) => ({ ...record, type, content }));
    },

    /** Takes a card away, here at once and on the server as soon as it can be asked. */
    remove: (id: number) => act(id, (record) => ({ ...record, removed: true, refusal: null })),
    /** Undoes that, also where the server did it already. */
    restore: (id: number) => act(id, (record) => ({ ...record, removed: false, refusal: null })),
    /** Ends a conflict with the content that the author chose. */
    resolve: (id: number, content: string) => act(id, (record) => resolved(record, content)),

    /** Tries at once what waits for a later try: one card, or all. */
    retry(id?: number) {
      if (id === undefined) return sendAll();
      const local = known(id);
      if (recordOf(local).refusal) act(id, (record) => ({ ...record, refusal: null }));
      else schedule(local, 0);
    },

    /** The card of an id, the draft's or the server's; null where it was not opened. */
    card(id: number): CardView | null {
      const local = localOf(id);
      return local ? viewOf(local) : null;
    },
    /** Drafts of a chapter, also those the server has by now, in the order they were made; the same array until one comes, goes or gets its id. */
    draftsOf,
    summary: summaryOf,
    /** Something written in this window, and complete, that the server does not have; or that nothing keeps. */
    hasUnsaved: () => summaryOf().waiting > 0 || summaryOf().unstored > 0,

    /** Calls back when a card reads differently. */
    subscribeCard(id: number, listener: () => void) {
      const key = keyOf(id);
      const own = listeners.get(key) ?? new Set();
      listeners.set(key, own.add(listener));
      return () => void own.delete(listener);
    },
    /** Calls back when any card, or the network, is another. */
    subscribe(listener: () => void) {
      anyListeners.add(listener);
      return () => void anyListeners.delete(listener);
    },
    /** Calls back when a draft got its id from the server, whichever window sent it. */
    onNamed(listener: (draftId: number, cardId: number) => void) {
      renameListeners.add(listener);
      return () => void renameListeners.delete(listener);
    },

    /** Ends it: nothing is shown, heard or sent any more. What is kept stays for the next start. */
    stop() {
      stopped = true;
      stopNetwork();
      stopChannel();
      channel.close();
      for (const local of locals.values()) local.cancelTimer();
      store.close();
    },
  };
}
