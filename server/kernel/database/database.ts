import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { isConnectionBroken, onConnection } from './connections.ts';
import { managerOver } from './manager.ts';
import type { Statement } from './statements.ts';

/**
 * The database as services see it: TypeORM's entity manager for ordinary reads and writes, named statements for hot paths and
 * for work on sets, and the data source for libraries that need one. Both run in the transaction that is under way.
 */
export interface Database {
  source: DataSource;
  readonly manager: EntityManager;
  /** All rows of a statement. */
  rows<Row>(statement: Statement<Row>, values?: unknown[]): Promise<Row[]>;
  /** The first row, or null. */
  row<Row>(statement: Statement<Row>, values?: unknown[]): Promise<Row | null>;
  /** Number of rows a statement touched. */
  run(statement: Statement<unknown>, values?: unknown[]): Promise<number>;
  transaction<T>(work: (db: Database) => Promise<T>): Promise<T>;
  /** Runs `work` so that, where it fails, a transaction that is under way goes on as if it had not begun. */
  attempt<T>(work: (db: Database) => Promise<T>): Promise<T>;
}

type Send = (config: QueryConfig) => Promise<QueryResult>;
type Work<T> = (db: Database) => Promise<T>;

const over = (source: DataSource, send: Send) => {
  const query = ({ name, text }: Statement<unknown>, values: unknown[] = []) => send({ name, text, values });
  let manager: EntityManager | undefined;
  return {
    source,
    get manager() {
      manager ??= managerOver(source, (text, values) => send({ text, values }));
      return manager;
    },
    rows: async <Row>(statement: Statement<Row>, values?: unknown[]) => (await query(statement, values)).rows as Row[],
    row: async <Row>(statement: Statement<Row>, values?: unknown[]) =>
      ((await query(statement, values)).rows[0] as Row | undefined) ?? null,
    run: async (statement: Statement<unknown>, values?: unknown[]) => (await query(statement, values)).rowCount ?? 0,
  };
};

/** The pool of a data source behind the {@link Database} interface. */
export function databaseOf(source: DataSource): Database {
  const pool = (source.driver as unknown as { master: Pool }).master;
  const db: Database = Object.assign(
    over(source, (config) => onConnection(pool, (client) => client.query(config))),
    {
      transaction: <T>(work: Work<T>) => inTransaction(source, pool, work),
      attempt: <T>(work: Work<T>) => work(db),
    },
  );
  return db;
}

function inTransaction<T>(source: DataSource, pool: Pool, work: Work<T>): Promise<T> {
  return onConnection(pool, async (client) => {
    const db: Database = Object.assign(
      over(source, (config) => client.query(config)),
      {
        transaction: <R>(inner: Work<R>) => inner(db),
        // guard: a start under a key outlives its first try
        attempt: <R>(inner: Work<R>) => fromSavepoint(client, () => inner(db)),
      },
    );
    try {
      await client.query('BEGIN');
      const result = await work(db);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      // A connection that cannot even roll back is closed, so that nobody gets it with a transaction open.
      if (!isConnectionBroken(error)) await client.query('ROLLBACK').catch(() => client.end());
      throw error;
    }
  });
}

async function fromSavepoint<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('SAVEPOINT attempt');
  try {
    const result = await work();
    await client.query('RELEASE SAVEPOINT attempt');
    return result;
  } catch (error) {
    if (!isConnectionBroken(error)) await client.query('ROLLBACK TO SAVEPOINT attempt');
    throw error;
  }
}

/** True for a PostgreSQL error of one SQLSTATE, optionally of one constraint. */
export function isDatabaseError(error: unknown, code: string, constraint?: string): boolean {
  const cause = error as { code?: string; constraint?: string } | null;
  return cause?.code === code && (constraint === undefined || cause.constraint === constraint);
}

export const NOT_NULL_VIOLATION = '23502';
export const UNIQUE_VIOLATION = '23505';
export const CHECK_VIOLATION = '23514';
