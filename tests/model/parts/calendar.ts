const DAY_MS = 86_400_000;

/** The calendar day of an instant in a zone, YYYY-MM-DD. */
export function dayOf(ms: number, zone: string): string {
  const format = formats.get(zone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone: zone });
  formats.set(zone, format);
  return format.format(ms);
}
const formats = new Map<string, Intl.DateTimeFormat>();

const MINUTE_MS = 60_000;

/** The beginning of the day of an instant in a zone, to the minute (all zones change at whole ones). */
export function midnightBefore(ms: number, zone: string): number {
  const day = dayOf(ms, zone);
  const minute = Math.floor(ms / MINUTE_MS) * MINUTE_MS;
  let [inside, before] = [minute, minute - 26 * 60 * MINUTE_MS];
  while (inside - before > MINUTE_MS) {
    const middle = before + Math.floor((inside - before) / (2 * MINUTE_MS)) * MINUTE_MS;
    if (dayOf(middle, zone) === day) inside = middle;
    else before = middle;
  }
  return inside;
}

/** Monday of the week of a day. */
export function mondayOf(day: string): string {
  const date = new Date(day);
  return new Date(date.getTime() - ((date.getUTCDay() + 6) % 7) * DAY_MS).toISOString().slice(0, 10);
}

const apart = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS;

/** Check-ins as somebody would keep them on paper: the days that were ticked, and when something was last learned. */
export class Calendar {
  readonly days: string[] = [];
  #run = 0;
  #longest = 0;
  #learnedAt = Number.NEGATIVE_INFINITY;
  celebrated: string | null = null;

  /** The latest day that counts, as seen from where the person is now. */
  #latest(zone: string): string | null {
    const ticked = this.days.at(-1);
    if (ticked === undefined) return null;
    const here = dayOf(this.#learnedAt, zone);
    return here > ticked ? here : ticked;
  }

  /** A unit was completed. */
  learn(now: number, zone: string): void {
    const today = dayOf(now, zone);
    const latest = this.#latest(zone);
    this.#learnedAt = now;
    if (latest !== null && latest >= today) return;
    this.#run = latest !== null && apart(latest, today) === 1 ? this.#run + 1 : 1;
    this.#longest = Math.max(this.#longest, this.#run);
    this.days.push(today);
  }

  /** Marks today's check-in as celebrated, if there is one. */
  celebrate(now: number, zone: string): boolean {
    const { todayCheckIn } = this.view(now, zone);
    if (todayCheckIn) this.celebrated = this.days.at(-1) ?? null;
    return todayCheckIn;
  }

  view(now: number, zone: string) {
    const latest = this.#latest(zone);
    const missed = latest === null ? 0 : Math.max(0, apart(latest, dayOf(now, zone)) - 1);
    const todayCheckIn = latest !== null && latest >= dayOf(now, zone);
    return {
      todayCheckIn,
      lastUncheckInDays: missed,
      continuousDays: latest === null || missed > 0 ? 0 : this.#run,
      accumulatedDays: this.days.length,
      maxContinuousDays: this.#longest,
      popped: todayCheckIn && this.celebrated === this.days.at(-1),
    };
  }
}
