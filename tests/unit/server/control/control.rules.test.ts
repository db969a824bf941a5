import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  afterHoliday,
  catchUpOffers,
  endOf,
  isBacklog,
  likePattern,
  mayRestUntil,
  spread,
} from '#server/modules/control/control.rules.ts';

it.each([
  ['2026-06-01', false],
  ['2026-06-02', true],
  ['2027-06-01', true],
  ['2027-06-02', false],
  ['2026-05-31', false],
])('rests from tomorrow to a year from today: %s', (until, expected) => {
  expect(mayRestUntil('2026-06-01', until)).toBe(expected);
});

describe('a backlog', () => {
  it.each([
    [0, []],
    [30, []],
    [
      31,
      [
        [2, 16],
        [4, 8],
      ],
    ],
    [
      100,
      [
        [4, 25],
        [5, 20],
        [10, 10],
      ],
    ],
    [5000, [[60, 84]]],
  ])('of %i due cards is offered as %j days and cards', (due, expected) => {
    expect(catchUpOffers(due).map(({ days, dailyCards }) => [days, dailyCards])).toEqual(expected);
    expect(isBacklog(due)).toBe(expected.length > 0);
  });

  it('is done after the days of each offer, and not a day before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 31, max: 100_000 }), (due) => {
        for (const { days, dailyCards } of catchUpOffers(due)) {
          expect(days * dailyCards).toBeGreaterThanOrEqual(due);
          expect(days * (dailyCards - 1)).toBeLessThan(due);
        }
      }),
    );
  });

  it.each([
    [0, null],
    [20, null],
    [21, { days: 2, dailyCards: 11 }],
    [80, { days: 4, dailyCards: 20 }],
  ])('after a holiday, %i cards are %j', (due, expected) => {
    expect(afterHoliday(due)).toEqual(expected);
  });

  it('ends with its last day', () => {
    expect(endOf('2026-12-30', spread(40, 4))).toBe('2027-01-03');
  });
});

it.each([
  ['莲动', '%莲动%'],
  ['  a b ', '%a b%'],
  ['100%', '%100\\%%'],
  ['a_b', '%a\\_b%'],
  ['a\\b', '%a\\\\\\\\b%'],
  ['"{x}"', '%\\\\x\\\\%'],
])('searches %s literally', (search, expected) => {
  expect(likePattern(search)).toBe(expected);
});
