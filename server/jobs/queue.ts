import { Logger, runMigrations } from 'graphile-worker';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { JobTools } from '../kernel/job.ts';

/** The pool of a data source, whose connections the queue may hold: one that breaks while it is held is told to the queue. */
export function poolOf(source: DataSource): Pool {
  const { master: pool } = source.driver as unknown as { master: Pool };
  if (pool.listenerCount('connect') === 0) pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Nothing the queue says of itself fails anybody: it tries again by itself. */
export const queueLogger = (log?: JobTools['log']): Logger =>
  new Logger(() => (level, message) => {
    if (level === 'error' || level === 'warning') log?.warn({ queue: level }, message);
  });

/** Brings the tables of the queue up to date, in a schema of their own. */
export const migrateQueue = (source: DataSource): Promise<void> =>
  runMigrations({ pgPool: poolOf(source), logger: queueLogger() });
