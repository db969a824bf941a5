import type { DataSource } from 'typeorm';
import { migrateQueue } from '../jobs/queue.ts';

/** Any number that no other advisory lock of this database uses. */
const MIGRATION_LOCK = 724_110;

/** Runs what is missing of the migrations; several processes may start at once, one migrates and the others wait. */
export async function migrate(source: DataSource): Promise<void> {
  const holder = source.createQueryRunner();
  try {
    await holder.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await source.runMigrations({ transaction: 'each' });
    await migrateQueue(source);
  } finally {
    await holder.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => undefined);
    await holder.release();
  }
}

/** True when no migration is waiting. */
export async function isMigrated(source: DataSource): Promise<boolean> {
  return !(await source.showMigrations());
}
