import DataLoader from 'dataloader';
import { type Database, statement } from './database.ts';

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

/**
 * A {@link gathered} read of one row by a statement. `columns` are the parts of an ask with their types in PostgreSQL; `sql`
 * is given what to read from, a relation `ask` of those columns and a `place`, and selects that place with each row it finds.
 * One ask alone has a statement of its own: PostgreSQL keeps no plan for a list of one, and planning takes as long as reading.
 */
export function gatheredRow<Row extends object, Ask extends object>(
  name: string,
  columns: { [Column in keyof Ask]: string },
  sql: (asked: string) => string,
): (db: Database, ask: Ask) => Promise<Row | null> {
  const parts = Object.entries<string>(columns);
  const values = (suffix: string) => parts.map(([, type], index) => `$${index + 1}::${type}${suffix}`).join(', ');
  const ask = `AS ask(${parts.map(([column]) => `"${column}"`).join(', ')}, place)`;
  const readOne = statement<Row>(name, sql(`(VALUES (${values('')}, 1)) ${ask}`));
  const readMany = statement<Row & { place: string }>(
    `${name}_many`,
    sql(`unnest(${values('[]')}) WITH ORDINALITY ${ask}`),
  );
  return gathered<Ask, Row>(async (db, asks) => {
    const valuesOf = parts.map(([column]) => asks.map((one) => one[column as keyof Ask]));
    if (asks.length === 1) return [await db.row(readOne, valuesOf.flat())];
    const found = new Map((await db.rows(readMany, valuesOf)).map((row) => [Number(row.place), row]));
    return asks.map((_, index) => found.get(index + 1) ?? null);
  });
}
