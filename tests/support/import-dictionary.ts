// Reads a csv into the dictionary of a database, as a process of its own that a test may kill: FILE URL.
import 'reflect-metadata';
import { createDataSource } from '#server/database/data-source.ts';
import { databaseOf } from '#server/kernel/database/database.ts';
import { importEcdict } from '#server/modules/dictionary/import.service.ts';

const [file, url] = process.argv.slice(2) as [string, string];
const source = await createDataSource({ url, pool: 2, statementTimeoutMs: 0 }).initialize();
const tell = (kind: string, rows: number) =>
  console.log(JSON.stringify({ kind, rows, rss: process.memoryUsage.rss() }));
const end = await importEcdict(
  databaseOf(source),
  file,
  () => new Date(),
  ({ rows }) => tell('progress', rows),
);
tell(end.before, end.rows);
await source.destroy();
