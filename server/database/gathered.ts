import DataLoader from 'dataloader';
import type { Database } from './database.ts';

/** At most so many of one turn are asked for by one statement. */
const MOST_AT_ONCE = 100;

/**
 * A read of one thing that many callers ask for at the same time: all asks of one turn of the event loop are one statement, so
 * that a busy server pays one round trip for many callers. Nothing is kept: who asks in the next turn reads anew. `read`
 * answers in the order of the keys, null where there is nothing; what it throws reaches every caller of the turn.
 */
export function gathered<Key, Found>(
  read: (db: Database, keys: readonly Key[]) => Promise<readonly (Found | null)[]>,
): (db: Database, key: Key) => Promise<Found | null> {
  const loaders = new WeakMap<Database, DataLoader<Key, Found | null>>();
  const loaderOf = (db: Database) => {
    const known = loaders.get(db);
    if (known) return known;
    const made = new DataLoader<Key, Found | null>((keys) => read(db, keys), {
      cache: false,
      maxBatchSize: MOST_AT_ONCE,
      batchScheduleFn: setImmediate,
    });
    loaders.set(db, made);
    return made;
  };
  return (db, key) => loaderOf(db).load(key);
}
