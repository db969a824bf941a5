import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { SnakeNaming } from '../kernel/database/naming.ts';
import { MODULES } from '../modules/modules.ts';
import { MIGRATIONS } from './migrations/migrations.ts';

export interface DataSourceOptions {
  url: string;
  pool: number;
  /** After this the database gives up a statement; 0: never, for work at the start of the server. */
  statementTimeoutMs: number;
  /** How long a request waits for a connection. */
  connectTimeoutMs?: number;
  /** Whose connections these are, as the database lists them. */
  applicationName?: string;
}

/** Added to the statement's time for the way there and back: after that nobody will answer any more. */
const SILENCE_MS = 1000;

/** TypeORM on the given PostgreSQL: entities, migrations and the connection pool. */
export function createDataSource({
  url,
  pool,
  statementTimeoutMs,
  connectTimeoutMs = 5000,
  applicationName = 'bread-atlas',
}: DataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: MODULES.flatMap(({ entities = [] }) => entities),
    migrations: [...MIGRATIONS, ...MODULES.flatMap(({ migrations = [] }) => migrations)],
    migrationsTableName: 'migration',
    synchronize: false,
    installExtensions: false,
    namingStrategy: new SnakeNaming(),
    // A connection that breaks while idle is replaced by the pool; only requests in flight fail.
    poolErrorHandler: () => undefined,
    extra: {
      max: pool,
      statement_timeout: statementTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs * 3,
      // guard: an answer that never comes is given up
      ...(statementTimeoutMs > 0 ? { query_timeout: statementTimeoutMs + SILENCE_MS } : {}),
      connectionTimeoutMillis: connectTimeoutMs,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: applicationName,
    },
  });
}
