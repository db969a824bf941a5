import { createReadStream } from 'node:fs';
import { parse } from 'csv-parse';
import { BadLog, type LogFormat, type LogRow, logFormat } from './log-format.ts';
import { type PersonLog, PersonLogBuilder } from './person-log.ts';

/** A record longer than this many bytes is a quote that was never closed. */
const RECORD_MAX = 10_000;

/** What a file of reviews held. */
export interface ReviewLog {
  people: PersonLog[];
  /** Reviews read. */
  reviews: number;
  /** Rows left out, because their rating is 0: somebody moved the card by hand. */
  manual: number;
  /** Whether rows say the instant of a review, or only its day. */
  hasInstants: boolean;
}

/**
 * Reads a csv of reviews row by row; what stays in memory is some hundred bytes a review. Throws {@link BadLog} with the number of the
 * line where the file is not what it should be.
 */
export async function readReviewLog(path: string, zone: string): Promise<ReviewLog> {
  let format: LogFormat | undefined;
  const parser = parse({
    bom: true,
    info: true,
    relax_column_count: true,
    skip_empty_lines: true,
    trim: true,
    max_record_size: RECORD_MAX,
  });
  const file = createReadStream(path);
  file.on('error', (error) => parser.destroy(error));
  const people = new Map<string, PersonLogBuilder>();
  let reviews = 0;
  let manual = 0;
  try {
    for await (const { record, info } of file.pipe(parser) as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (!format) {
        format = logFormat(record, zone);
        continue;
      }
      const row: LogRow | null = format.rowOf(record, info.lines);
      if (!row) {
        manual++;
        continue;
      }
      reviews++;
      const person = people.get(row.person) ?? new PersonLogBuilder();
      people.set(row.person, person);
      person.add(row);
    }
  } catch (error) {
    const { code, lines } = error as { code?: string; lines?: number };
    if (code?.startsWith('CSV_')) throw new BadLog(`line ${lines}: ${(error as Error).message}`);
    throw error;
  } finally {
    file.destroy();
  }
  if (!format || reviews === 0) throw new BadLog('there are no reviews');
  return {
    people: [...people.values()].map((person) => person.build()),
    reviews,
    manual,
    hasInstants: format.hasInstants,
  };
}
