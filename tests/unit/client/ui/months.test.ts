import { describe, expect, it } from 'vitest';
import { shiftMonth, weeksOf } from '#client/ui/Calendar/months.ts';

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
