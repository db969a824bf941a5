import 'fake-indexeddb/auto';
import type { IDBPDatabase } from 'idb';
import type { CardRecord } from '#client/features/workshop/drafts/card-record.ts';
import type { CardsPort } from '#client/features/workshop/drafts/cards-port.ts';
import { checkContent } from '#client/features/workshop/drafts/check-content.ts';
import {
  type DraftSchema,
  type DraftStore,
  draftStore,
  openDraftDatabase,
} from '#client/features/workshop/drafts/draft-store.ts';
import { createDrafts, type Drafts } from '#client/features/workshop/drafts/drafts.ts';
import type { Journal, JournalEntry } from '#client/features/workshop/drafts/journal.ts';
import { recover } from '#client/features/workshop/drafts/recover.ts';
import { ModelServer } from './model-server.ts';

/** What becomes of a call: the server's answer comes, or not; the call arrives, twice, or not. */
export type Fate = 'answered' | 'lost' | 'unanswered' | 'doubled' | 'doubled late';

interface Timer {
  at: number;
  turn: number;
  call: () => void;
}

let desks = 0;

/** A browser with its windows, its disk and its network, where nothing happens unless time is let go on. */
export class Desk {
  readonly server = new ModelServer();
  readonly windows: Window[] = [];
  readonly name = `drafts ${process.pid} ${desks++}`;
  now = Date.UTC(2026, 0, 5);
  isOnline = true;
  /** The fate of each call in turn; answered once they are used up. */
  fates: Fate[] = [];
  /** What windows wrote down at once, and did not forget. */
  readonly jotted = new Map<string, { window: Window; name: string; entry: JournalEntry }>();
  /** For tests that take a wheel off. */
  alterJournal: (journal: Journal) => Journal = (journal) => journal;
  alterStore: (store: DraftStore) => DraftStore = (store) => store;
  alterPort: (port: CardsPort) => CardsPort = (port) => port;
  private timers: Timer[] = [];
  private turns = 0;
  private random = 1;
  private readonly held = new Map<string, { window: Window; waiting: { window: Window; run: () => void }[] }>();

  after(ms: number, call: () => void): () => void {
    const timer = { at: this.now + ms, turn: this.turns++, call };
    this.timers.push(timer);
    return () => {
      this.timers = this.timers.filter((one) => one !== timer);
    };
  }

  /** Lets time go on, with everything that falls due. */
  async pass(ms: number) {
    const end = this.now + ms;
    await this.settle();
    for (;;) {
      const [next] = this.timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at || a.turn - b.turn);
      if (!next) break;
      this.timers = this.timers.filter((one) => one !== next);
      this.now = Math.max(this.now, next.at);
      next.call();
      await this.settle();
    }
    this.now = end;
  }

  /** Lets everything end that waits for no time. */
  async settle() {
    for (let idle = 0; idle < 4; idle++) {
      await turn();
      if (this.windows.some((window) => window.open.size > 0)) idle = -1;
    }
  }

  async openWindow(): Promise<Window> {
    const window = await Window.open(this);
    this.windows.push(window);
    await this.settle();
    return window;
  }

  setOnline(isOnline: boolean) {
    this.isOnline = isOnline;
    for (const window of this.windows) window.networkChanged();
  }

  /** Numbers that repeat from run to run. */
  nextRandom(): number {
    this.random = (Math.imul(this.random, 1_103_515_245) + 12_345) & 0x7fffffff;
    return this.random / 0x80000000;
  }

  broadcast(from: Window, record: CardRecord) {
    for (const window of this.windows) {
      if (window !== from) this.after(3, () => window.hear(structuredClone(record)));
    }
  }

  hold(window: Window, name: string, task: () => Promise<void>): Promise<void> {
    return new Promise((done, failed) => {
      const run = () => {
        this.held.set(name, { window, waiting: this.held.get(name)?.waiting ?? [] });
        task()
          .then(done, failed)
          .finally(() => window.isAlive && this.release(name));
      };
      const holder = this.held.get(name);
      if (holder) holder.waiting.push({ window, run });
      else run();
    });
  }

  release(name: string) {
    const waiting = (this.held.get(name)?.waiting ?? []).filter(({ window }) => window.isAlive);
    const next = waiting.shift();
    this.held.delete(name);
    if (!next) return;
    this.held.set(name, { window: next.window, waiting });
    next.run();
  }

  letGo(window: Window) {
    for (const [name, holder] of [...this.held]) if (holder.window === window) this.release(name);
  }

  /** A call over the network of this desk. */
  async call<T>(make: () => Promise<T>): Promise<T | { kind: 'unreachable' }> {
    if (!this.isOnline) return { kind: 'unreachable' };
    const fate = this.fates.shift() ?? 'answered';
    await this.wait(40);
    if (fate === 'lost') return { kind: 'unreachable' };
    const answer = await make();
    if (fate === 'doubled') await make();
    if (fate === 'doubled late') this.after(5000, () => void make());
    await this.wait(40);
    return fate === 'unanswered' ? { kind: 'unreachable' } : answer;
  }

  private wait(ms: number): Promise<void> {
    return new Promise((done) => this.after(ms, done));
  }
}

/** One window of the browser. Killed, it does nothing any more, and what was not on the disk is lost. */
export class Window {
  isAlive = true;
  /** Transactions that did not end. */
  readonly open = new Set<{ abort(): void }>();
  private networkListeners = new Set<() => void>();
  private heard = new Set<(record: CardRecord) => void>();
  drafts!: Drafts;

  private constructor(
    private readonly desk: Desk,
    private readonly database: IDBPDatabase<DraftSchema>,
  ) {}

  static async open(desk: Desk, account = '1'): Promise<Window> {
    const database = await openDraftDatabase(desk.name);
    const window = new Window(desk, database);
    window.drafts = createDrafts({
      store: desk.alterStore(draftStore(window.watched(database), account)),
      port: window.port(),
      check: checkContent,
      clock: {
        now: () => desk.now,
        after: (ms, call) => desk.after(ms, () => window.isAlive && call()),
      },
      random: () => desk.nextRandom(),
      newKey: () => `key ${desk.nextRandom()} ${desk.nextRandom()}`,
      network: {
        isOnline: () => desk.isOnline,
        subscribe: (changed) => {
          window.networkListeners.add(changed);
          return () => void window.networkListeners.delete(changed);
        },
      },
      locks: { hold: (name, task) => desk.hold(window, name, task) },
      channel: {
        post: (record) => window.isAlive && desk.broadcast(window, record),
        subscribe: (heard) => {
          window.heard.add(heard);
          return () => void window.heard.delete(heard);
        },
        close: () => undefined,
      },
      journal: desk.alterJournal(window.journal()),
    });
    await window.drafts.ready;
    return window;
  }

  networkChanged() {
    if (this.isAlive) for (const listener of this.networkListeners) listener();
  }

  hear(record: CardRecord) {
    if (this.isAlive) for (const listener of this.heard) listener(record);
  }

  /** The end of the process: nothing is said, nothing is finished. */
  kill() {
    this.isAlive = false;
    for (const transaction of this.open) {
      try {
        transaction.abort();
      } catch {
        // It was being committed: the disk has it.
      }
    }
    this.open.clear();
    this.desk.letGo(this);
    this.database.close();
  }

  private journal(): Journal {
    const { jotted } = this.desk;
    const name = `window ${this.desk.windows.length}`;
    return {
      window: name,
      write: (entry) =>
        void (
          this.isAlive &&
          jotted.set(`${name} ${entry.record.key}`, { window: this, name, entry: structuredClone(entry) })
        ),
      forget: (key) => void (this.isAlive && jotted.delete(`${name} ${key}`)),
      async recover(store) {
        for (const [at, { window, name, entry }] of [...jotted]) {
          if (window.isAlive) continue;
          await recover(store, name, entry);
          jotted.delete(at);
        }
      },
    };
  }

  private watched(database: IDBPDatabase<DraftSchema>): IDBPDatabase<DraftSchema> {
    return new Proxy(database, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name);
        if (name !== 'transaction') return typeof member === 'function' ? (member.bind(target) as unknown) : member;
        return (...args: Parameters<typeof target.transaction>) => {
          const transaction = target.transaction(...args);
          this.open.add(transaction);
          const ended = () => void this.open.delete(transaction);
          transaction.done.then(ended, ended);
          return transaction;
        };
      },
    });
  }

  /** Calls of a window that is gone may arrive; their answers do not. */
  private port(): CardsPort {
    const { server } = this.desk;
    const over = async <T>(make: () => Promise<T>): Promise<T | { kind: 'unreachable' }> => {
      const answer = this.isAlive ? await this.desk.call(make) : null;
      return this.isAlive && answer ? answer : new Promise<never>(() => undefined);
    };
    return this.desk.alterPort({
      create: (request) => over(() => server.create(request)),
      change: (request) => over(() => server.change(request)),
      remove: (request) => over(() => server.remove(request)),
      restore: (request) => over(() => server.restore(request)),
    });
  }
}

export const turn = () => new Promise<void>((done) => setImmediate(done));
