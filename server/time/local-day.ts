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

/** The calendar day of an instant in an IANA time zone. */
export function localDay(now: Date, zone: string): Day {
  return formatOf(zone).format(now);
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

/** The first instant of a day in a zone; where clocks skip midnight, the first instant there is. */
export function startOfDay(day: Day, zone: string): Date {
  let before = Date.parse(day) - FURTHEST_OFFSET_MS;
  let after = Date.parse(day) + FURTHEST_OFFSET_MS;
  // Offsets are whole seconds, so the search is over seconds.
  while (after - before > 1000) {
    const middle = before + Math.floor((after - before) / 2000) * 1000;
    if (localDay(new Date(middle), zone) >= day) after = middle;
    else before = middle;
  }
  return new Date(after);
}
