import { type ImportProgress, importEcdict, NotEcdict } from '../modules/dictionary/import.service.ts';
import { onCommandDatabase } from './command-database.ts';

/** `npm run dict:import FILE`: reads ECDICT's csv into the dictionary of the environment's database and stops. */
const PAUSE_MS = 2000;

const file = process.argv[2];
if (!file) {
  console.error('Usage: npm run dict:import -- FILE (the csv of ECDICT)');
  process.exit(2);
}

const rows = ({ rows, skipped }: ImportProgress) =>
  `${rows.toLocaleString('en')} rows (${skipped.toLocaleString('en')} without entry)`;
let told = Date.now();
await onCommandDatabase(async (db) => {
  try {
    const end = await importEcdict(
      db,
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
  }
});
