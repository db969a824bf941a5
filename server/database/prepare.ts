import { databaseOf } from '../kernel/database/database.ts';
import { loadStarterPackages } from './content.ts';
import { createDataSource } from './data-source.ts';
import { loadDictionary } from './dictionary.ts';
import { migrate } from './migrate.ts';

/** Brings a database up to date: migrations, starter packages and dictionary. No time limit: other processes may be at it too. */
export async function prepareDatabase(url: string): Promise<void> {
  const source = await createDataSource({ url, pool: 2, statementTimeoutMs: 0 }).initialize();
  try {
    await migrate(source);
    await loadStarterPackages(databaseOf(source), new Date());
    await loadDictionary(databaseOf(source), new Date());
  } finally {
    await source.destroy();
  }
}
