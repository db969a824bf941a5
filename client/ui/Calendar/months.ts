/** Months are YYYY-MM, days YYYY-MM-DD. */

const two = (n: number) => String(n).padStart(2, '0');

const parts = (month: string) => {
  const [year = 0, of = 1] = month.split('-').map(Number);
  return { year, of };
};

/** The month so many months later; earlier when negative. */
export function shiftMonth(month: string, by: number): string {
  const { year, of } = parts(month);
  const months = year * 12 + (of - 1) + by;
  return `${String(Math.floor(months / 12)).padStart(4, '0')}-${two((((months % 12) + 12) % 12) + 1)}`;
}

/** Its weeks from Monday to Sunday; null where a week belongs to the month before or after. */
export function weeksOf(month: string): (string | null)[][] {
  const { year, of } = parts(month);
  const first = new Date(Date.UTC(year, of - 1, 1));
  const before = (first.getUTCDay() + 6) % 7;
  const days = new Date(Date.UTC(year, of, 0)).getUTCDate();
  const weeks = Math.ceil((before + days) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - before + 1;
      return day < 1 || day > days ? null : `${month}-${two(day)}`;
    }),
  );
}

/** The day so many days later; earlier when negative. */
export function dayAfter(day: string, days: number): string {
  // at noon, where no daylight saving can move it
  return new Date(Date.parse(`${day}T12:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The month nearest to one between two bounds; the first is open where it is not given. */
export function clampMonth(month: string, earliest: string | undefined, latest: string): string {
  if (month > latest) return latest;
  return earliest !== undefined && month < earliest ? earliest : month;
}

/** The same day of another month, or the last one of a month that is too short. */
function dayInMonth(day: string, month: string): string {
  const { year, of } = parts(month);
  const last = new Date(Date.UTC(year, of, 0)).getUTCDate();
  return `${month}-${two(Math.min(Number(day.slice(-2)), last))}`;
}

/** Days that a key moves by. */
const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };
const MONTHS: Record<string, number> = { PageUp: -1, PageDown: 1 };

/**
 * The day that a key goes to from a day, as in a grid of dates: arrows to the next day or week, Home and End to the Monday and the
 * Sunday of the week, Page Up and Page Down to the same day of another month. Between two bounds (months, the first one open where
 * it is not given) a week ends with its last day there, and every other key stays where it cannot go. Null for other keys.
 */
export function dayByKey(day: string, key: string, earliest: string | undefined, latest: string): string | null {
  const within = (to: string) => clampMonth(to.slice(0, 7), earliest, latest) === to.slice(0, 7);
  if (key === 'Home' || key === 'End') {
    const weekday = (new Date(`${day}T12:00:00Z`).getUTCDay() + 6) % 7;
    const way = key === 'Home' ? -1 : 1;
    let left = key === 'Home' ? weekday : 6 - weekday;
    while (!within(dayAfter(day, way * left))) left--;
    return dayAfter(day, way * left);
  }
  const to =
    key in STEPS
      ? dayAfter(day, STEPS[key] as number)
      : key in MONTHS
        ? dayInMonth(day, shiftMonth(day.slice(0, 7), MONTHS[key] as number))
        : null;
  return to === null || within(to) ? to : day;
}
