import type { CardContent } from '#domain/cards/content.ts';
import { createCardBook } from './card-book.ts';
import {
  baseOf,
  type CardRecord,
  type ContentCheck,
  hasWork,
  isDirty,
  loaded,
  type Place,
  resolved,
  taking,
  written,
} from './card-record.ts';
import type { CardCreatedType, CardsPort, StoredCard } from './cards-port.ts';
import type { DraftStore } from './draft-store.ts';
import type { Journal } from './journal.ts';
import { type LocalCard, recordOf } from './local-card.ts';
import { createSender, RETRY_FIRST_MS, SAVE_DELAY_MS } from './sender.ts';
import { type Change, createStep } from './steps.ts';
import type { Channel, Clock, Locks, Network } from './surroundings.ts';

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
  journal?: Journal;
}

export interface NewDraft {
  packageId: number;
  place: Place;
  type: CardContent['type'];
  content: string;
  createdType?: CardCreatedType;
}

/** Cards on their way from an author's keyboard to the server, for one account in one window. */
export type Drafts = ReturnType<typeof createDrafts>;

/** Starts with what the device kept. The drafts of another account are another object over another store. */
export function createDrafts({
  store,
  port,
  check,
  clock,
  random,
  newKey,
  network,
  locks,
  channel,
  journal,
}: DraftsOptions) {
  let stopped = false;
  const isStopped = () => stopped;
  const book = createCardBook(check, network);
  const step = createStep({
    book,
    store,
    channel,
    clock,
    isStopped,
    onAdopted: ({ key }) => sender.wakeFollowers(key),
  });
  const sender = createSender({ book, step, port, check, clock, random, newKey, network, locks, isStopped });

  /** Takes over what another window or the device knows of a card. */
  function take(record: CardRecord) {
    const local = book.named(record.key);
    if (!local) book.know(record, record);
    else if (book.adopt(local, record)) sender.wakeFollowers(local.key);
  }

  const stopNetwork = network.subscribe(() => {
    book.lookAtAll();
    if (network.isOnline()) sender.sendAll();
  });
  const stopChannel = channel.subscribe((record) => {
    take(record);
    const known = book.find(record.key);
    // The window that wrote it may have ended.
    if (known && hasWork(record, check)) sender.schedule(known, SAVE_DELAY_MS + RETRY_FIRST_MS);
  });

  /** Writes down at once what the store needs a moment for; answers the step that puts it there. */
  function jot(local: LocalCard, from: string, content: string): Change {
    const count = ++local.texts;
    local.unkept ??= { from, texts: [] };
    local.unkept.texts.push(content);
    journal?.write({ record: { ...recordOf(local), content: local.shown }, count, ...local.unkept });
    return (record) => {
      const next = written(record, from, content);
      return journal ? taking(next, journal.window, count) : next;
    };
  }
  function isKept(local: LocalCard) {
    if (local.writes > 0 || local.unstored) return;
    local.unkept = null;
    journal?.forget(local.key);
  }

  async function start() {
    await journal?.recover(store);
    const records = await store.all();
    for (const record of records) {
      if (stopped) return;
      if (isOver(record)) void store.step(record.key, (kept) => (kept?.rev === record.rev ? undefined : kept));
      else take(record);
    }
    sender.sendAll();
  }

  function isOver(record: CardRecord) {
    const isAtRest = !hasWork(record, check) && !record.theirs && (record.removed || !isDirty(record));
    return isAtRest && record.touchedAt < clock.now() - (record.removed ? REMOVED_KEPT_MS : KEPT_MS);
  }

  function freshKey(): number {
    const key = -1 - Math.floor(random() * (2 ** 31 - 1));
    return book.named(key) ? freshKey() : key;
  }

  const act = (id: number, change: Change) => {
    const local = book.known(id);
    const done = step(local, change);
    void done.then((record) => !stopped && hasWork(record, check) && sender.schedule(local, 0));
  };

  function showFromOutside(local: LocalCard, content: string) {
    local.shown = content;
    local.outside++;
  }

  return {
    /** What the device kept is there. */
    ready: start(),

    /** Makes a draft and answers its id, below zero. It is kept from the first letter on. */
    add({ packageId, place, type, content, createdType = 'NORMAL' }: NewDraft): number {
      const key = freshKey();
      const seed: CardRecord = {
        ...{ key, rev: 0, packageId, type, cardId: null, place, createdType, content, base: null, sending: null },
        ...{ theirs: null, refusal: null, removed: false, gone: false, touchedAt: clock.now() },
      };
      book.know(seed, null);
      return key;
    },

    /** Makes a card of the server known, before it is shown for writing. What is written here and not sent yet stays. */
    open(packageId: number, type: CardContent['type'], card: StoredCard) {
      const local = book.find(card.id);
      if (!local) {
        const seed: CardRecord = {
          ...{ key: card.id, rev: 0, packageId, type, cardId: card.id, place: null, createdType: 'NORMAL' },
          ...{ content: card.content, base: baseOf(card), sending: null, theirs: null, refusal: null },
          ...{ removed: false, gone: false, touchedAt: clock.now() },
        };
        book.know(seed, null);
      } else if (local.record) {
        if (loaded(local.record, card) !== local.record) void step(local, (record) => loaded(record, card));
      } else if (local.writes === 0 && loaded(local.seed, card) !== local.seed) {
        local.seed = loaded(local.seed, card);
        showFromOutside(local, local.seed.content);
        book.changed(local);
      }
    },

    /** The author wrote: `content` where the editor showed `from`. */
    write(id: number, from: string, content: string) {
      const local = book.known(id);
      if (content === from) return;
      const isFirst = local.shown === from;
      if (isFirst) local.shown = content;
      else showFromOutside(local, written({ ...recordOf(local), content: local.shown }, from, content).content);
      void step(local, jot(local, from, content)).then(() => isKept(local));
      book.changed(local);
      sender.schedule(local, SAVE_DELAY_MS);
    },

    /** Changes what a card says from beside its editor, whatever it says by now. */
    amend(id: number, change: (content: string) => string) {
      const local = book.known(id);
      showFromOutside(local, change(local.shown));
      act(id, (record) => written(record, record.content, change(record.content)));
    },

    /** Another kind of card for a draft or a card, with the content it starts with. */
    changeType(id: number, type: CardContent['type'], content: string) {
      showFromOutside(book.known(id), content);
      act(id, (record) => ({ ...record, type, content }));
    },

    /** Takes a card of a package away, here at once and on the server as soon as it can be asked. */
    remove: (id: number, packageId: number) =>
      // It may have been moved since it was written.
      act(id, (record) => ({ ...record, packageId, removed: true, refusal: null })),
    /** Undoes that, also where the server did it already. */
    restore: (id: number, packageId: number) =>
      act(id, (record) => ({ ...record, packageId, removed: false, refusal: null })),
    /** Ends a conflict with the content that the author chose. */
    resolve: (id: number, content: string) => act(id, (record) => resolved(record, content)),

    /** Tries at once what waits for a later try: one card, or all. */
    retry(id?: number) {
      if (id === undefined) return sender.sendAll();
      const local = book.known(id);
      if (recordOf(local).refusal) act(id, (record) => ({ ...record, refusal: null }));
      else sender.schedule(local, 0);
    },

    /** The card of an id, the draft's or the server's; null where it was not opened. */
    card: book.view,
    /** A card as the server has it, as far as this device knows; null where it has none. */
    stored(id: number): StoredCard | null {
      const local = book.find(id);
      const { cardId, base } = local ? recordOf(local) : { cardId: null, base: null };
      if (cardId === null || !base) return null;
      return { id: cardId, content: base.content, contentHash: base.hash, updatedAt: base.updatedAt };
    },
    /** Drafts of a chapter, also those the server has by now, in the order they were made; the same array until one comes, goes or gets its id. */
    draftsOf: book.draftsOf,
    /** What all cards together have to tell. */
    summary: book.summary,
    /** Something written in this window, and complete, that the server does not have; or that nothing keeps. */
    hasUnsaved: () => book.summary().waiting > 0 || book.summary().unstored > 0,

    /** Calls back when a card reads differently. */
    subscribeCard: book.subscribeCard,
    /** Calls back when any card, or the network, is another. */
    subscribe: book.subscribe,
    /** Calls back when a draft got its id from the server, whichever window sent it. */
    onNamed: book.onNamed,

    /** Ends it: nothing is shown, heard or sent any more. What is kept stays for the next start. */
    stop() {
      stopped = true;
      stopNetwork();
      stopChannel();
      channel.close();
      for (const local of book.all()) local.cancelTimer();
      store.close();
    },
  };
}
