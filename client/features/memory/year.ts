const DAY_MS = 86_400_000;
const WEEK = 7;
const YEAR = 365;

export interface YearCell {
  day: string;
  cards: number;
  /** place of the week from the left and of the day in it, Monday 0 */
  week: number;
  weekday: number;
  /** 0 for none, 1 to 4 by share of the busiest day */
  level: number;
}

/** The 365 days up to `today`, in weeks that begin on Monday; days that are not named have no cards. */
export function yearCells(today: string, days: readonly { day: string; cards: number }[]): YearCell[] {
  const known = new Map(days.map(({ day, cards }) => [day, cards]));
  const most = Math.max(1, ...known.values());
  const start = Date.parse(today) - (YEAR - 1) * DAY_MS;
  const lead = (new Date(start).getUTCDay() + 6) % WEEK;
  return Array.from({ length: YEAR }, (_, place) => {
    const day = new Date(start + place * DAY_MS).toISOString().slice(0, 10);
    const cards = known.get(day) ?? 0;
    return {
      day,
      cards,
      week: Math.floor((place + lead) / WEEK),
      weekday: (place + lead) % WEEK,
      level: Math.ceil((4 * cards) / most),
    };
  });
}
