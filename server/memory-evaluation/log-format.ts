import { LocalDays } from './local-days.ts';

/** The file is no review log; the message says what is wrong, and in which line. */
export class BadLog extends Error {}

/** A review as a line of the file says it. */
export interface LogRow {
  /** Whose it is; '' where the file is of one person. */
  person: string;
  card: string;
  rating: 1 | 2 | 3 | 4;
  /** What reviews are sorted by: the instant in ms, or the day where the file says no more. */
  order: number;
  /** Number of the calendar day, where the person was. */
  day: number;
  /** Number of the calendar day in UTC; the local one where the file says no instants. */
  utcDay: number;
  /** Time it took in ms; 0 where the file does not say. */
  durationMs: number;
}

/** A way to write review logs. */
export interface LogFormat {
  hasInstants: boolean;
  /** The review of a line, or null where its rating is 0; throws {@link BadLog}. */
  rowOf(record: readonly string[], line: number): LogRow | null;
}

const DAY_MS = 86_400_000;
/** Seconds since 1970 are below this until the year 5138, milliseconds are above it since 1973. */
const FIRST_MS = 100_000_000_000;
const LAST_MS = 4_102_444_800_000;
const LAST_DAY = 100_000;
/** A review that took longer than a day was not one. */
const LONGEST_MS = DAY_MS;
const LONGEST_NAME = 64;

/** The format that a header names; throws {@link BadLog} where it names none. */
export function logFormat(header: readonly string[], zone: string): LogFormat {
  const names = header.map((name) => name.toLowerCase());
  const twice = names.find((name, at) => name !== '' && names.indexOf(name) < at);
  if (twice) throw new BadLog(`line 1: the column ${twice} is there twice`);
  if (names.includes('day_offset')) return dayFormat(new Columns(names, ['card_id', 'day_offset', 'rating']));
  if (names.includes('review_time'))
    return timeFormat(new Columns(names, ['card_id', 'review_time', 'review_rating']), new LocalDays(zone));
  throw new BadLog(
    'line 1: the header has neither review_time (card_id, review_time, review_rating, review_duration) nor day_offset (card_id, day_offset, rating, duration)',
  );
}

/** card_id, review_time in ms, review_rating, review_duration in ms; user_id where it is of several people. */
function timeFormat(columns: Columns, days: LocalDays): LogFormat {
  return {
    hasInstants: true,
    rowOf(record, line) {
      const read = columns.of(record, line);
      const time = read.integer('review_time', 0, LAST_MS);
      if (time < FIRST_MS)
        throw new BadLog(`line ${line}: review_time is ${time}: it is to be in milliseconds since 1970`);
      const rating = read.rating('review_rating');
      return (
        rating && {
          ...read.names(),
          rating,
          order: time,
          day: days.dayOf(time),
          utcDay: Math.floor(time / DAY_MS),
          durationMs: read.optional('review_duration', LONGEST_MS),
        }
      );
    },
  };
}

/** The revlogs of the public benchmark: card_id, day_offset, rating, state, duration in ms, elapsed_days, elapsed_seconds; in order of time. */
function dayFormat(columns: Columns): LogFormat {
  return {
    hasInstants: false,
    rowOf(record, line) {
      const read = columns.of(record, line);
      const day = read.integer('day_offset', 0, LAST_DAY);
      const rating = read.rating('rating');
      return (
        rating && {
          ...read.names(),
          rating,
          order: day,
          day,
          utcDay: day,
          durationMs: read.optional('duration', LONGEST_MS),
        }
      );
    },
  };
}

class Columns {
  readonly #at: ReadonlyMap<string, number>;
  readonly #count: number;

  constructor(names: readonly string[], required: readonly string[]) {
    this.#at = new Map(names.map((name, at) => [name, at]));
    this.#count = names.length;
    const missing = required.filter((name) => !this.#at.has(name));
    if (missing.length > 0) throw new BadLog(`line 1: columns are missing: ${missing.join(', ')}`);
  }

  of(record: readonly string[], line: number) {
    const bad = (problem: string) => new BadLog(`line ${line}: ${problem}`);
    if (record.length !== this.#count) throw bad(`${record.length} fields where the header has ${this.#count}`);
    const text = (name: string) => record[this.#at.get(name) ?? -1] ?? '';
    const integer = (name: string, least: number, most: number) => {
      const value = text(name) === '' ? Number.NaN : Number(text(name));
      if (!Number.isInteger(value) || value < least || value > most)
        throw bad(`${name} is “${text(name).slice(0, LONGEST_NAME)}”, not a whole number from ${least} to ${most}`);
      return value;
    };
    return {
      integer,
      names: () => {
        const card = text('card_id');
        if (card === '' || card.length > LONGEST_NAME) throw bad('card_id is empty or longer than 64 characters');
        return { card, person: text('user_id') };
      },
      rating: (name: string) => (integer(name, 0, 4) as 0 | 1 | 2 | 3 | 4) || null,
      /** 0 where the file does not say; what a clock or an export wrote below 0 or beyond `most` counts as that. */
      optional: (name: string, most: number) => {
        if (text(name) === '') return 0;
        const value = Number(text(name));
        if (!Number.isFinite(value)) throw bad(`${name} is “${text(name).slice(0, LONGEST_NAME)}”, not a number`);
        return Math.min(most, Math.max(0, value));
      },
    };
  }
}
