import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { CardRecord } from './card-record.ts';

/** The record after a step; `undefined` for none. The same record as before changes nothing. */
export type Step = (record: CardRecord | undefined) => CardRecord | undefined;

/** Where records of one account are kept on this device, for all of its windows. */
export interface DraftStore {
  all(): Promise<CardRecord[]>;
  /**
   * One step of one record, that no other step comes between. It is begun at once. `safe` waits until a loss of power cannot
   * undo it; otherwise it survives the end of the page and of the browser.
   */
  step(key: number, step: Step, safe?: boolean): Promise<CardRecord | undefined>;
  close(): void;
}

export interface DraftSchema extends DBSchema {
  cards: { key: [account: string, key: number]; value: CardRecord & { account: string } };
}

/** Opens the database of all accounts of this device. */
export function openDraftDatabase(name = 'bread.drafts'): Promise<IDBPDatabase<DraftSchema>> {
  return openDB<DraftSchema>(name, 1, {
    upgrade: (database) => void database.createObjectStore('cards', { keyPath: ['account', 'key'] }),
    // A newer version of the product opens in another window.
    blocking: (_, __, event) => (event.target as IDBDatabase).close(),
  });
}

/** The records of one account: those of others are out of reach. */
export function draftStore(database: IDBPDatabase<DraftSchema>, account: string): DraftStore {
  const own = ({ account: _, ...record }: CardRecord & { account: string }): CardRecord => record;
  return {
    async all() {
      const rows = await database.getAll('cards', IDBKeyRange.bound([account], [account, []]));
      return rows.map(own);
    },
    async step(key, step, safe = false) {
      const transaction = database.transaction('cards', 'readwrite', { durability: safe ? 'strict' : 'relaxed' });
      const under = async () => {
        const row = await transaction.store.get([account, key]);
        const before = row && own(row);
        const after = step(before);
        if (after === before) return after;
        const written = after ? transaction.store.put({ ...after, account }) : transaction.store.delete([account, key]);
        transaction.commit();
        await written;
        return after;
      };
      const [after] = await Promise.all([under(), transaction.done]);
      return after;
    },
    close: () => database.close(),
  };
}

/** Keeps records as long as the page lives, where the browser allows no more. */
export function memoryStore(): DraftStore {
  const records = new Map<number, CardRecord>();
  return {
    all: async () => [...records.values()],
    step: async (key, step) => {
      const after = step(records.get(key));
      if (after) records.set(key, after);
      else records.delete(key);
      return after;
    },
    close: () => undefined,
  };
}
