import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import type { Database } from '#server/kernel/database/database.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { ECDICT_REQUIRED, type EcdictRow, type ImportedWord, wordOf } from './ecdict.rules.ts';
import { DICTIONARY } from './settings.ts';

/** Any number that no other advisory lock of this database uses. */
const IMPORT_LOCK = 724_113;
/** A record longer than this many bytes is a quote that was never closed. */
const RECORD_MAX = 200_000;

const lockStep = statement('dictionary.lock_import', `SELECT pg_advisory_xact_lock(${IMPORT_LOCK})`);
const findSource = statement<{ rows_done: number; finished_at: Date | null }>(
  'dictionary.find_source',
  'SELECT rows_done, finished_at FROM dictionary_source WHERE hash = $1',
);
const keepPlace = statement(
  'dictionary.keep_place',
  `INSERT INTO dictionary_source (hash, name, rows_done, finished_at) VALUES ($1, $2, $3, $4)
   ON CONFLICT (hash) DO UPDATE SET rows_done = excluded.rows_done, finished_at = excluded.finished_at`,
);
const importWords = statement(
  'dictionary.import',
  `INSERT INTO dictionary_word AS old (spelling, folded, rank, phonetic_uk, explain, own)
   SELECT *, false FROM unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[])
   ON CONFLICT (spelling) DO UPDATE SET rank = excluded.rank, phonetic_uk = excluded.phonetic_uk, explain = excluded.explain
   WHERE NOT old.own AND (old.rank, old.phonetic_uk, old.explain)
     IS DISTINCT FROM (excluded.rank, excluded.phonetic_uk, excluded.explain)`,
);

/** How far an import is. */
export interface ImportProgress {
  /** Rows of the file that are done, those of earlier runs included. */
  rows: number;
  /** Rows of this run that are no entry: without explanation, or no spelling. */
  skipped: number;
  /** What was found at the start: nothing of this file, a part of it, or all. */
  before: 'nothing' | 'part' | 'all';
}

/** The file is no csv of ECDICT; the message says what is wrong. */
export class NotEcdict extends Error {}

/**
 * Reads a csv of ECDICT into the dictionary, a few thousand rows in a transaction with the place they end at, so that a run that
 * was broken off goes on from there; a file that is read already is left alone. Words that the product has written itself stay.
 * Memory does not grow with the file. Throws {@link NotEcdict}.
 */
export async function importEcdict(
  db: Database,
  path: string,
  now: () => Date,
  report: (progress: ImportProgress) => void = () => undefined,
): Promise<ImportProgress> {
  const hash = await hashOfFile(path);
  const source = await db.row(findSource, [hash]);
  const done = source?.rows_done ?? 0;
  const progress: ImportProgress = { rows: done, skipped: 0, before: source ? 'part' : 'nothing' };
  if (source?.finished_at) return { ...progress, before: 'all' };

  const step = async (words: ReadonlyMap<string, ImportedWord>, finishedAt: Date | null) => {
    await db.transaction(async (tx) => {
      await tx.rows(lockStep);
      const list = [...words.values()];
      await tx.run(importWords, [
        list.map((word) => word.spelling),
        list.map((word) => word.folded),
        list.map((word) => word.rank),
        list.map((word) => word.phoneticUk),
        list.map((word) => word.explain),
      ]);
      await tx.run(keepPlace, [hash, path, progress.rows, finishedAt]);
    });
    report({ ...progress });
  };

  // By spelling: one statement must not write a row twice.
  let words = new Map<string, ImportedWord>();
  for await (const row of rowsOf(path, done)) {
    progress.rows++;
    const word = wordOf(row);
    if (word) words.set(word.spelling, word);
    else progress.skipped++;
    if (progress.rows % DICTIONARY.importBatch === 0) {
      await step(words, null);
      words = new Map();
    }
  }
  if (progress.rows === 0) throw new NotEcdict('there are no rows');
  await step(words, now());
  // The index of trigrams keeps what is new in a list that is searched row by row until it is vacuumed.
  await db.source.query('VACUUM (ANALYZE) dictionary_word');
  return progress;
}

async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('base64url');
}

/** Rows of the file after the first `done`. */
async function* rowsOf(path: string, done: number): AsyncGenerator<EcdictRow> {
  const parser = parse({
    bom: true,
    columns: (header: string[]) => {
      const missing = ECDICT_REQUIRED.filter((column) => !header.includes(column));
      if (missing.length > 0) throw new NotEcdict(`columns are missing: ${missing.join(', ')}`);
      return header;
    },
    from: done + 1,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    max_record_size: RECORD_MAX,
  });
  const file = createReadStream(path);
  file.on('error', (error) => parser.destroy(error));
  try {
    for await (const row of file.pipe(parser)) yield row as EcdictRow;
  } catch (error) {
    const { code, lines } = error as { code?: string; lines?: number };
    if (code?.startsWith('CSV_')) throw new NotEcdict(`line ${lines}: ${(error as Error).message}`);
    throw error;
  } finally {
    file.destroy();
  }
}
