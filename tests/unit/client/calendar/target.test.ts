import { describe, expect, it } from 'vitest';
import { daysLeft, emptyDays, targetDay } from '#client/features/calendar/target.ts';
import { clampMonth, dayAfter } from '#client/ui/Calendar/months.ts';

describe('a target', () => {
  it.each([
    // target, streak, checked in today, days left, day
    [7, 0, false, 7, '2026-04-21'],
    [7, 1, true, 6, '2026-04-21'],
    [30, 11, false, 19, '2026-05-03'],
    [30, 11, true, 19, '2026-05-04'],
    [7, 7, true, 0, '2026-04-15'],
    [7, 40, false, 0, '2026-04-15'],
    [60, 1, true, 59, '2026-06-13'],
  ])(
    'of %i days after %i in a row (today: %s) asks for %i more, until %s',
    (target, continuousDays, todayCheckIn, left, day) => {
      const streak = { continuousDays, todayCheckIn };
      expect(daysLeft(target, streak)).toBe(left);
      expect(targetDay(target, streak, '2026-04-15')).toBe(day);
    },
  );
});

it('days are empty from the first to yesterday', () => {
  const days = ['2026-04-01', '2026-04-02', '2026-04-03', '2026-04-04', '2026-04-05'];
  expect(emptyDays(days, new Set(['2026-04-03']), '2026-04-05', '2026-04-02')).toBe(2);
  expect(emptyDays(days, new Set(), '2026-03-31', '2026-01-01')).toBe(0);
});

it('days and months go on over the ends of years and of February', () => {
  expect(dayAfter('2026-12-31', 1)).toBe('2027-01-01');
  expect(dayAfter('2028-03-01', -1)).toBe('2028-02-29');
  expect(clampMonth('2027-01', undefined, '2026-12')).toBe('2026-12');
  expect(clampMonth('2025-01', '2025-03', '2026-12')).toBe('2025-03');
  expect(clampMonth('2025-04', '2025-03', '2026-12')).toBe('2025-04');
});
