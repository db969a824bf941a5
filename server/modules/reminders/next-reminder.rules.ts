import { addDays, type Day, localDay } from '#server/kernel/time/local-day.ts';

const MINUTE_MS = 60_000;

/** A time of the local day. */
export interface TimeOfDay {
  hour: number;
  minute: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Milliseconds that clocks of a zone are ahead of UTC at an instant. */
function offsetAt(instant: number, zone: string): number {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    formats.set(zone, format);
  }
  const part = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(instant / 1000) * 1000;
}

/** The instant at which clocks of a zone show a time on a day; where they skip it, as much later as they skip. */
function instantOf(day: Day, { hour, minute }: TimeOfDay, zone: string): number {
  const wall = Date.parse(day) + (hour * 60 + minute) * MINUTE_MS;
  const before = wall - offsetAt(wall - offsetAt(wall, zone), zone);
  // Right unless clocks change in between; then the other side of the change is.
  const after = wall - offsetAt(before, zone);
  return offsetAt(after, zone) === wall - after ? after : Math.max(before, after);
}

/** The next instant after `now` at which clocks of a zone show a time. */
export function nextReminder(now: Date, time: TimeOfDay, zone: string): Date {
  const today = localDay(now, zone);
  for (let days = 0; ; days++) {
    const at = instantOf(addDays(today, days), time, zone);
    if (at > now.getTime()) return new Date(at);
  }
}

/** What decides whether a reminder that is due is sent. */
interface Due {
  dueAt: Date;
  /** Latest completed unit; null before the first. */
  learnedAt: Date | null;
  zone: string;
}

/** Whether a reminder is still wanted: not after today's check-in, and not much later than it was asked for. */
export function isWanted({ dueAt, learnedAt, zone }: Due, now: Date, lateMs: number): boolean {
  // guard: never after today's check-in
  if (learnedAt && localDay(learnedAt, zone) === localDay(now, zone)) return false;
  // guard: a reminder of the day does not come late
  return now.getTime() - dueAt.getTime() <= lateMs;
}
