/** A calendar day of the device, as YYYY-MM-DD. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-');

/** The seven days from Monday to Sunday around a moment of the device's clock. */
export function weekAround(now: number): string[] {
  const today = new Date(now);
  const sinceMonday = (today.getDay() + 6) % 7;
  return Array.from({ length: 7 }, (_, index) =>
    // A day is named by its noon, which no change of the clock moves to another day.
    dayOf(new Date(today.getFullYear(), today.getMonth(), today.getDate() - sinceMonday + index, 12)),
  );
}
