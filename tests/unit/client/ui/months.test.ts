import { describe, expect, it } from 'vitest';
import { dayAfter, dayByKey, shiftMonth, weeksOf } from '#client/ui/Calendar/months.ts';

it.each([
  ['2026-04', 1, '2026-05'],
  ['2026-12', 1, '2027-01'],
  ['2026-01', -1, '2025-12'],
  ['2026-03', -27, '2023-12'],
  ['0999-12', 1, '1000-01'],
])('%s and %i months is %s', (month, by, then) => {
  expect(shiftMonth(month, by)).toBe(then);
});

describe('the weeks of a month', () => {
  it.each([
    // 1 April 2026 is a Wednesday
    ['2026-04', 5, 2, 30],
    // 1 February 2021 is a Monday of a month of four whole weeks
    ['2021-02', 4, 0, 28],
    ['2024-02', 5, 3, 29],
    // 1 August 2026 is a Saturday
    ['2026-08', 6, 5, 31],
  ])('%s has %i weeks, %i empty places before it and %i days', (month, weeks, before, days) => {
    const all = weeksOf(month);
    expect(all).toHaveLength(weeks);
    expect(all.every((week) => week.length === 7)).toBe(true);
    expect(all.flat().findIndex((day) => day !== null)).toBe(before);
    const real = all.flat().filter((day) => day !== null);
    expect(real).toHaveLength(days);
    expect([real[0], real.at(-1)]).toEqual([`${month}-01`, `${month}-${days}`]);
  });
});

describe('the day that a key goes to', () => {
  it.each([
    // 1 April 2026 is a Wednesday, 30 April a Thursday
    ['2026-04-15', 'ArrowLeft', '2026-04-14'],
    ['2026-04-15', 'ArrowDown', '2026-04-22'],
    ['2026-04-01', 'ArrowLeft', '2026-03-31'],
    ['2026-04-15', 'Home', '2026-04-13'],
    ['2026-04-15', 'End', '2026-04-19'],
    ['2026-04-13', 'Home', '2026-04-13'],
    ['2026-04-19', 'End', '2026-04-19'],
    // the week goes on in the month before, but has no more days than the last month shown
    ['2026-04-01', 'Home', '2026-03-30'],
    ['2026-04-30', 'End', '2026-04-30'],
    ['2026-01-01', 'Home', '2026-01-01'],
    ['2026-04-15', 'PageUp', '2026-03-15'],
    ['2026-03-31', 'PageUp', '2026-02-28'],
    ['2026-03-31', 'PageDown', '2026-04-30'],
    ['2026-04-15', 'PageDown', '2026-04-15'],
    ['2026-01-15', 'PageUp', '2026-01-15'],
    ['2026-04-15', 'Enter', null],
  ])('from %s by %s is %s, between January and April', (day, key, to) => {
    expect(dayByKey(day, key, '2026-01', '2026-04')).toBe(to);
  });

  it('is in the month before or after from whatever day Page Up or Page Down is pressed', () => {
    for (let day = '2023-12-01'; day < '2025-02-01'; day = dayAfter(day, 1)) {
      for (const [key, by] of [['PageUp', -1] as const, ['PageDown', 1] as const]) {
        const to = dayByKey(day, key, undefined, '2030-01') ?? '';
        expect(to.slice(0, 7), `${key} from ${day}`).toBe(shiftMonth(day.slice(0, 7), by));
        expect(weeksOf(to.slice(0, 7)).flat(), `${key} from ${day}`).toContain(to);
      }
    }
  });

  it('is a Monday by Home and a Sunday by End, from whatever day', () => {
    for (let day = '2023-12-01'; day < '2025-02-01'; day = dayAfter(day, 1)) {
      const [monday = '', sunday = ''] = ['Home', 'End'].map((key) => dayByKey(day, key, undefined, '2030-01') ?? '');
      expect([monday, sunday].map((to) => new Date(`${to}T12:00:00Z`).getUTCDay())).toEqual([1, 0]);
      expect([monday <= day, day <= sunday, dayAfter(monday, 6)]).toEqual([true, true, sunday]);
    }
  });
});
