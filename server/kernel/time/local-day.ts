/** A calendar day, YYYY-MM-DD; days compare as text. */
export type Day = string;

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
/** No zone is further than this from UTC. */
const FURTHEST_OFFSET_MS = 15 * HOUR_MS;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-CA', { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' });
    formats.set(zone, format);
  }
  return format;
}

/** The last answer for a zone: a request asks for its day several times, and offsets are whole seconds. */
const latest = new Map<string, { second: number; day: Day }>();

/** The calendar day of an instant in an IANA time zone. */
export function localDay(now: Date, zone: string): Day {
  const second = Math.floor(now.getTime() / 1000);
  const known = latest.get(zone);
  if (known?.second === second) return known.day;
  const day = formatOf(zone).format(now);
  latest.set(zone, { second, day });
  return day;
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export function dayDiff(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}

/** The day `days` after a day. */
export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Monday of the week a day lies in. */
export function weekStart(day: Day): Day {
  const sinceMonday = (new Date(day).getUTCDay() + 6) % 7;
  return addDays(day, -sinceMonday);
}

/** Starts of days, because everybody of a zone asks for the same few; at most so many. */
const starts = new Map<string, number>();
const MOST_STARTS = 5000;

/** The first instant of a day in a zone; where clocks skip midnight, the first instant there is. */
export function startOfDay(day: Day, zone: string): Date {
  const key = `${day} ${zone}`;
  const start = starts.get(key) ?? searchStart(day, zone);
  if (starts.size >= MOST_STARTS) starts.clear();
  starts.set(key, start);
  return new Date(start);
}

function searchStart(day: Day, zone: string): number {
  let before = Date.parse(day) - FURTHEST_OFFSET_MS;
  let after = Date.parse(day) + FURTHEST_OFFSET_MS;
  // Offsets are whole seconds, so the search is over seconds.
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (formatOf(zone).format(middle) >= day) after = middle;
    else before = middle;
  }
  return after;
}
