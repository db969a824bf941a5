import DataLoader from 'dataloader';
import type { Database } from './database.ts';
import { statement } from './statements.ts';

/** At most so many requests of one turn go into one statement. */
const BATCH_MAX = 100;

/**
 * A read of one thing that many callers request at the same time: all requests of one turn of the event loop are one statement,
 * so that a busy server pays one round trip for many callers. Nothing is kept: a request of the next turn reads anew. `read`
 * answers in the order of the keys, null where there is nothing; what it throws reaches every caller of the turn.
 */
export function batched<Key, Found>(
  read: (db: Database, keys: readonly Key[]) => Promise<readonly (Found | null)[]>,
): (db: Database, key: Key) => Promise<Found | null> {
  const loaders = new WeakMap<Database, DataLoader<Key, Found | null>>();
  const loaderOf = (db: Database) => {
    const known = loaders.get(db);
    if (known) return known;
    const made = new DataLoader<Key, Found | null>((keys) => read(db, keys), {
      cache: false,
      maxBatchSize: BATCH_MAX,
      batchScheduleFn: setImmediate,
    });
    loaders.set(db, made);
    return made;
  };
  return (db, key) => loaderOf(db).load(key);
}

/**
 * A {@link batched} read of one row by a statement. `columns` are the parts of a request with their types in PostgreSQL; `sql`
 * is given what to read from, a relation `request` of those columns and a `position`, and selects that position with each row it
 * finds. One request alone has a statement of its own: PostgreSQL keeps no plan for a list of one, and planning takes as long as
 * reading.
 */
export function batchedRow<Row extends object, Request extends object>(
  name: string,
  columns: { [Column in keyof Request]: string },
  sql: (requests: string) => string,
): (db: Database, request: Request) => Promise<Row | null> {
  const parts = Object.entries<string>(columns);
  const values = (suffix: string) => parts.map(([, type], index) => `$${index + 1}::${type}${suffix}`).join(', ');
  const request = `AS request(${parts.map(([column]) => `"${column}"`).join(', ')}, position)`;
  const readOne = statement<Row>(name, sql(`(VALUES (${values('')}, 1)) ${request}`));
  const readMany = statement<Row & { position: string }>(
    `${name}_many`,
    sql(`unnest(${values('[]')}) WITH ORDINALITY ${request}`),
  );
  return batched<Request, Row>(async (db, requests) => {
    const valuesOf = parts.map(([column]) => requests.map((one) => one[column as keyof Request]));
    if (requests.length === 1) return [await db.row(readOne, valuesOf.flat())];
    const found = new Map((await db.rows(readMany, valuesOf)).map((row) => [Number(row.position), row]));
    // guard: sessions read together are told apart
    return requests.map((_, index) => found.get(index + 1) ?? null);
  });
}

/** A {@link batched} read of the things that belong to a key, in the order they are read; `keyOf` says to which they belong. */
export function batchedList<Key, Thing>(
  read: (db: Database, keys: readonly Key[]) => Promise<readonly Thing[]>,
  keyOf: (thing: Thing) => Key,
): (db: Database, key: Key) => Promise<readonly Thing[]> {
  const readLists = batched<Key, Thing[]>(async (db, keys) => {
    const lists = new Map<Key, Thing[]>(keys.map((key) => [key, []]));
    for (const thing of await read(db, [...lists.keys()])) lists.get(keyOf(thing))?.push(thing);
    return keys.map((key) => lists.get(key) ?? []);
  });
  return async (db, key) => (await readLists(db, key)) ?? [];
}

/** A {@link batched} read of the one thing of a key; null where there is none. */
export function batchedOne<Key, Thing>(
  read: (db: Database, keys: readonly Key[]) => Promise<readonly Thing[]>,
  keyOf: (thing: Thing) => Key,
): (db: Database, key: Key) => Promise<Thing | null> {
  const readFirst = batchedList(read, keyOf);
  return async (db, key) => (await readFirst(db, key))[0] ?? null;
}
