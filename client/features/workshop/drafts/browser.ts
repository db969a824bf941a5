import { accountOf, currentToken, useSession } from '#client/platform/session.ts';
import type { CardRecord } from './card-record.ts';
import type { CardsPort } from './cards-port.ts';
import { checkContent } from './check-content.ts';
import { type DraftStore, draftStore, memoryStore, openDraftDatabase } from './draft-store.ts';
import { createDrafts, type Drafts } from './drafts.ts';
import type { Journal } from './journal.ts';
import { hasPictureOnItsWay } from './pictures.ts';
import { createPresence, type Presence, type PresenceWord } from './presence.ts';
import type { Clock, Locks, Network } from './surroundings.ts';

const clock: Clock = {
  now: () => Date.now(),
  after(ms, call) {
    const timer = setTimeout(call, ms);
    return () => clearTimeout(timer);
  },
};

const network: Network = {
  isOnline: () => navigator.onLine,
  subscribe(changed) {
    addEventListener('online', changed);
    addEventListener('offline', changed);
    return () => {
      removeEventListener('online', changed);
      removeEventListener('offline', changed);
    };
  },
};

/** Without them (a page that is not secure) two windows may both send a card; the server still takes it once. */
const locksOf = (account: string): Locks => ({
  hold: (name, task) => navigator.locks?.request(`${name} of ${account}`, task) ?? task(),
});

/** The other windows of this browser, under a name of what is talked about. */
function channelOf<Word>(name: string) {
  const channel = new BroadcastChannel(name);
  return {
    post: (word: Word) => channel.postMessage(word),
    subscribe(heard: (word: Word) => void) {
      const listener = ({ data }: MessageEvent<Word>) => heard(data);
      channel.addEventListener('message', listener);
      return () => channel.removeEventListener('message', listener);
    },
    close: () => channel.close(),
  };
}

/** In the storage of the page, which takes it before the key is up. A window that is open holds a lock, and ends with it. */
function journalOf(account: string): Journal {
  const all = `bread.letters ${account} `;
  const window = crypto.randomUUID();
  void navigator.locks?.request(all + window, () => new Promise(() => {}));
  const nameOf = (key: number) => `${all}${window} ${key}`;
  const attempt = (act: () => void) => {
    try {
      act();
    } catch {
      // full or forbidden: the store has it a moment later
    }
  };
  return {
    window,
    write: (entry) => attempt(() => localStorage.setItem(nameOf(entry.record.key), JSON.stringify(entry))),
    forget: (key) => attempt(() => localStorage.removeItem(nameOf(key))),
    async recover(store) {
      const left = Object.keys(localStorage).filter((name) => name.startsWith(all));
      if (left.length === 0) return;
      const locks = await navigator.locks?.query();
      for (const name of left) {
        const [writer = ''] = name.slice(all.length).split(' ');
        const entry = localStorage.getItem(name);
        if (!entry || locks?.held?.some((lock) => lock.name === all + writer)) continue;
        try {
          const { recover } = await import('./recover.ts');
          await recover(store, writer, JSON.parse(entry));
          localStorage.removeItem(name);
        } catch {
          // it waits for the next window; what the store holds is opened all the same
        }
      }
    },
  };
}

async function storeOf(account: string): Promise<DraftStore> {
  try {
    return draftStore(await openDraftDatabase(), account);
  } catch {
    return memoryStore();
  }
}

/** Calls of this account only: after a login as somebody else there is no answer any more. */
function ownCalls(port: CardsPort, account: string): CardsPort {
  const own = async <T>(call: () => Promise<T>) =>
    accountOf(currentToken()) === account ? call() : ({ kind: 'unreachable' } as const);
  return {
    create: (request) => own(() => port.create(request)),
    change: (request) => own(() => port.change(request)),
    remove: (request) => own(() => port.remove(request)),
    restore: (request) => own(() => port.restore(request)),
  };
}

/** The drafts of an account in this browser. Ends itself when somebody else logs in, or nobody. */
export async function openDrafts(account: string, port: CardsPort): Promise<Drafts> {
  const drafts = createDrafts({
    store: await storeOf(account),
    port: ownCalls(port, account),
    check: checkContent,
    clock,
    random: Math.random,
    newKey: () => crypto.randomUUID(),
    network,
    locks: locksOf(account),
    channel: channelOf<CardRecord>(`bread.drafts ${account}`),
    journal: journalOf(account),
  });
  const leave = useSession.subscribe(({ token }) => {
    if (accountOf(token) === account) return;
    leave();
    drafts.stop();
  });
  return drafts;
}

/** Which cards the windows of an account in this browser have open. A page that is put away has none, until it comes back. */
export function openPresence(account: string): Presence {
  const presence = createPresence(crypto.randomUUID(), channelOf<PresenceWord>(`bread.presence ${account}`), clock);
  addEventListener('pagehide', presence.away);
  addEventListener('pageshow', presence.back);
  return {
    ...presence,
    stop() {
      removeEventListener('pagehide', presence.away);
      removeEventListener('pageshow', presence.back);
      presence.stop();
    },
  };
}

/** Sends at once when the page goes out of sight, and warns before it closes on something the server does not have. */
export function guardClosing(drafts: Drafts): () => void {
  const hidden = () => document.visibilityState === 'hidden' && drafts.retry();
  const closing = (event: BeforeUnloadEvent) =>
    (drafts.hasUnsaved() || hasPictureOnItsWay(drafts)) && event.preventDefault();
  document.addEventListener('visibilitychange', hidden);
  addEventListener('beforeunload', closing);
  return () => {
    document.removeEventListener('visibilitychange', hidden);
    removeEventListener('beforeunload', closing);
  };
}
