import type { Database } from '#server/kernel/database/database.ts';

/**
 * A database whose first readings wait until so many callers have read: then each acts on what it saw before any of the others wrote.
 * Left to chance, one may be through before the others look.
 */
export function readersTogether(db: Database, callers: number): Database {
  let read = 0;
  let go: () => void;
  const all = new Promise<void>((resolve) => {
    go = resolve;
  });
  return Object.assign(Object.create(db) as Database, {
    rows: async (...asked: Parameters<Database['rows']>) => {
      const found = await db.rows(...asked);
      read += 1;
      if (read === callers) go();
      await all;
      return found;
    },
  });
}
