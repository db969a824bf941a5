import { expect, it } from 'vitest';
import { weekOf } from '#client/parts/DayStrip/week.ts';

it.each([
  ['a Wednesday', '2026-04-15T00:30:00Z', 'Asia/Shanghai', '2026-04-15', '2026-04-13', '2026-04-19'],
  ['a Monday', '2026-04-13T04:00:00Z', 'Asia/Shanghai', '2026-04-13', '2026-04-13', '2026-04-19'],
  ['a Sunday', '2026-04-19T04:00:00Z', 'Asia/Shanghai', '2026-04-19', '2026-04-13', '2026-04-19'],
  ['already tomorrow in the east', '2026-04-19T17:00:00Z', 'Asia/Shanghai', '2026-04-20', '2026-04-20', '2026-04-26'],
  ['still yesterday in the west', '2026-04-20T03:00:00Z', 'America/New_York', '2026-04-19', '2026-04-13', '2026-04-19'],
  ['the first day of a year', '2027-01-01T04:00:00Z', 'Asia/Shanghai', '2027-01-01', '2026-12-28', '2027-01-03'],
  ['the week of a clock change', '2026-03-08T12:00:00Z', 'America/New_York', '2026-03-08', '2026-03-02', '2026-03-08'],
])('%s', (_, instant, zone, today, monday, sunday) => {
  const week = weekOf(Date.parse(instant), zone);
  expect(week.today).toBe(today);
  expect(week.days).toHaveLength(7);
  expect(week.days[0]).toBe(monday);
  expect(week.days[6]).toBe(sunday);
});
