import 'reflect-metadata';
import { DataSource } from 'typeorm';
import { ENTITIES } from './entities.ts';
import { MIGRATIONS } from './migrations.ts';
import { SnakeNaming } from './naming.ts';

export interface DataSourceOptions {
  url: string;
  pool: number;
  statementTimeoutMs: number;
}

/** TypeORM on the given PostgreSQL: entities, migrations and the connection pool. */
export function createDataSource({ url, pool, statementTimeoutMs }: DataSourceOptions): DataSource {
  return new DataSource({
    type: 'postgres',
    url,
    entities: ENTITIES,
    migrations: MIGRATIONS,
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
      connectionTimeoutMillis: 5000,
      keepAlive: true,
      application_name: 'bread-atlas',
    },
  });
}
