const dayMs = 86_400_000;

/** Calendar days YYYY-MM-DD of the week, Monday first, that holds `now` in a time zone. */
export function weekOf(now: number, timeZone?: string): { days: string[]; today: string } {
  const format = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  const today = format.format(now);
  // Days are counted at UTC noon, where no daylight saving can move them.
  const noon = Date.parse(`${today}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  const days = Array.from({ length: 7 }, (_, i) =>
    new Date(noon + (i - sinceMonday) * dayMs).toISOString().slice(0, 10),
  );
  return { days, today };
}
