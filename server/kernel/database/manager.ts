import type { QueryResult } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

type Query = (text: string, values?: unknown[]) => Promise<QueryResult>;

/**
 * TypeORM's entity manager over connections that somebody else opens, ends and gives back. It begins no transaction of its own:
 * what is written by several statements belongs into `transaction(ctx, …)`.
 */
export function managerOver(source: DataSource, query: Query): EntityManager {
  const runner = source.createQueryRunner();
  // The runner takes what it finds here for its open connection, and joins the transaction it believes to be under way.
  return source.createEntityManager(
    Object.assign(runner, { databaseConnection: { query }, isTransactionActive: true }),
  );
}
