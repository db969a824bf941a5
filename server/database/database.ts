import type { Pool, PoolClient } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/** A statement that PostgreSQL parses once a connection; the name is unique in the server. */
export interface Statement<Row> {
  name: string;
  text: string;
  /** Carries the row type only. */
  row?: Row;
}

const names = new Set<string>();

/** Declares a named statement: `const findX = statement<Row>('x.find', 'SELECT …')`. */
export function statement<Row>(name: string, text: string): Statement<Row> {
  if (names.has(name)) throw new Error(`two statements are named ${name}`);
  names.add(name);
  return { name, text };
}

/** The database as services see it: named statements, and TypeORM's manager where ease counts more than speed. */
export interface Database {
  manager: EntityManager;
  /** All rows of a statement. */
  rows<Row>(statement: Statement<Row>, values?: unknown[]): Promise<Row[]>;
  /** The first row, or null. */
  row<Row>(statement: Statement<Row>, values?: unknown[]): Promise<Row | null>;
  /** Number of rows a statement touched. */
  run(statement: Statement<unknown>, values?: unknown[]): Promise<number>;
  transaction<T>(work: (db: Database) => Promise<T>): Promise<T>;
}

type Queryable = Pick<Pool | PoolClient, 'query'>;

const over = (client: Queryable) => {
  const query = async (statement: Statement<unknown>, values: unknown[] = []) =>
    client.query({ name: statement.name, text: statement.text, values });
  return {
    rows: async <Row>(statement: Statement<Row>, values?: unknown[]) => (await query(statement, values)).rows as Row[],
    row: async <Row>(statement: Statement<Row>, values?: unknown[]) =>
      ((await query(statement, values)).rows[0] as Row | undefined) ?? null,
    run: async (statement: Statement<unknown>, values?: unknown[]) => (await query(statement, values)).rowCount ?? 0,
  };
};

/** The pool of a data source behind the {@link Database} interface. */
export function databaseOf(source: DataSource): Database {
  const pool = (source.driver as unknown as { master: Pool }).master;
  return {
    manager: source.manager,
    ...over(pool),
    transaction: async (work) => {
      const runner = source.createQueryRunner();
      try {
        const client = (await runner.connect()) as PoolClient;
        await runner.startTransaction();
        const db: Database = { manager: runner.manager, ...over(client), transaction: (inner) => inner(db) };
        const result = await work(db);
        await runner.commitTransaction();
        return result;
      } catch (error) {
        if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
        throw error;
      } finally {
        await runner.release();
      }
    },
  };
}

/** True for a PostgreSQL error of one SQLSTATE, optionally of one constraint. */
export function isDatabaseError(error: unknown, code: string, constraint?: string): boolean {
  const cause = error as { code?: string; constraint?: string } | null;
  return cause?.code === code && (constraint === undefined || cause.constraint === constraint);
}

export const UNIQUE_VIOLATION = '23505';
export const CHECK_VIOLATION = '23514';
