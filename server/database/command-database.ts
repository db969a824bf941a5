import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import { type Database, databaseOf } from '../kernel/database/database.ts';
import { createDataSource } from './data-source.ts';
import { startEmbeddedPostgres } from './embedded/embedded.ts';
import { prepareDatabase } from './prepare.ts';

/** Runs a command of an operator on the environment's database, migrated, and lets go of it whatever comes of it. */
export async function onCommandDatabase(work: (db: Database) => Promise<void>): Promise<void> {
  const config = loadConfig();
  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), database: 'bread_atlas' });
  try {
    const url = config.databaseUrl ?? (embedded?.url as string);
    await prepareDatabase(url);
    const source = await createDataSource({ url, pool: 2, statementTimeoutMs: 0 }).initialize();
    try {
      await work(databaseOf(source));
    } finally {
      await source.destroy();
    }
  } finally {
    await embedded?.stop();
  }
}
