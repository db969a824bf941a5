import { localDay } from '../kernel/time/local-day.ts';

const DAY_MS = 86_400_000;
/** Clocks of a zone change on quarters of an hour. */
const QUARTER_MS = 900_000;

/** Numbers of the calendar days of a zone; a million instants of a year ask it for some ten thousand quarters of an hour. */
export class LocalDays {
  readonly #zone: string;
  readonly #days = new Map<number, number>();

  constructor(zone: string) {
    this.#zone = zone;
  }

  dayOf(instant: number): number {
    const quarter = Math.floor(instant / QUARTER_MS);
    let day = this.#days.get(quarter);
    if (day === undefined) {
      day = Date.parse(localDay(new Date(quarter * QUARTER_MS), this.#zone)) / DAY_MS;
      this.#days.set(quarter, day);
    }
    return day;
  }
}
