import { join } from 'node:path';
import { loadConfig } from '../config.ts';
import { databaseOf } from '../kernel/database/database.ts';
import { type ImportProgress, importEcdict, NotEcdict } from '../modules/dictionary/import.service.ts';
import { createDataSource } from './data-source.ts';
import { startEmbeddedPostgres } from './embedded/embedded.ts';
import { prepareDatabase } from './prepare.ts';

/** `npm run dict:import FILE`: reads ECDICT's csv into the dictionary of the environment's database and stops. */
const PAUSE_MS = 2000;

const file = process.argv[2];
if (!file) {
  console.error('Usage: npm run dict:import -- FILE (the csv of ECDICT)');
  process.exit(2);
}
const config = loadConfig();
const embedded = config.databaseUrl
  ? null
  : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), database: 'bread_atlas' });
const url = config.databaseUrl ?? (embedded?.url as string);
await prepareDatabase(url);
const source = await createDataSource({ url, pool: 2, statementTimeoutMs: 0 }).initialize();

const rows = ({ rows, skipped }: ImportProgress) =>
  `${rows.toLocaleString('en')} rows (${skipped.toLocaleString('en')} without entry)`;
let told = Date.now();
try {
  const end = await importEcdict(
    databaseOf(source),
    file,
    () => new Date(),
    (progress) => {
      if (Date.now() - told < PAUSE_MS) return;
      told = Date.now();
      console.log(rows(progress));
    },
  );
  console.log(
    end.before === 'all' ? `Imported already: ${end.rows.toLocaleString('en')} rows.` : `Done: ${rows(end)}.`,
  );
} catch (error) {
  const { code } = error as { code?: string };
  if (!(error instanceof NotEcdict) && code !== 'ENOENT' && code !== 'EISDIR') throw error;
  console.error(`${file}: ${(error as Error).message}`);
  process.exitCode = 1;
} finally {
  await source.destroy();
  await embedded?.stop();
}
