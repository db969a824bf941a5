import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import { startEmbeddedPostgres } from './embedded/embedded.ts';
import { prepareDatabase } from './prepare.ts';

/** `npm run db:migrate`: brings the database of the environment up to date and stops. */
const config = loadConfig();
const embedded = config.databaseUrl
  ? null
  : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), database: 'bread_atlas' });
await prepareDatabase(config.databaseUrl ?? (embedded?.url as string));
await embedded?.stop();
