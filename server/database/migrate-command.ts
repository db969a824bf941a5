import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import { loadStarterPackages } from './content.ts';
import { createDataSource } from './data-source.ts';
import { databaseOf } from './database.ts';
import { startEmbeddedPostgres } from './embedded/embedded.ts';
import { migrate } from './migrate.ts';

/** `npm run db:migrate`: brings the database of the environment up to date and stops. */
const config = loadConfig();
const embedded = config.databaseUrl
  ? null
  : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), database: 'bread_atlas' });
const source = createDataSource({
  url: config.databaseUrl ?? (embedded?.url as string),
  pool: 2,
  statementTimeoutMs: config.statementTimeoutMs,
});
await source.initialize();
await migrate(source);
await loadStarterPackages(databaseOf(source), new Date());
await source.destroy();
await embedded?.stop();
