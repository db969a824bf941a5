import { describe, expect, it } from 'vitest';
import { twoRatingsADay } from '#domain/memory/day-rule.ts';

type Rating = 1 | 2 | 3 | 4;
const history = (...reviews: [elapsedDays: number, rating: Rating][]) =>
  reviews.map(([elapsedDays, rating], row) => ({ row, elapsedDays, rating }));
const kept = (...reviews: [number, Rating][]) =>
  twoRatingsADay(history(...reviews)).map(({ row, elapsedDays, rating }) => [row, elapsedDays, rating]);

describe('two ratings a day', () => {
  it.each<[string, [number, Rating][], number[][]]>([
    [
      'one a day stays',
      [
        [0, 3],
        [2, 4],
      ],
      [
        [0, 0, 3],
        [1, 2, 4],
      ],
    ],
    [
      'passed again and again is one rating',
      [
        [0, 3],
        [0, 3],
        [0, 4],
      ],
      [[0, 0, 3]],
    ],
    [
      'passed, then failed, is corrected to Again',
      [
        [0, 3],
        [0, 3],
        [0, 1],
        [0, 3],
      ],
      [
        [0, 0, 3],
        [2, 0, 1],
      ],
    ],
    [
      'failed and good in the end is corrected to Good, never Easy',
      [
        [0, 1],
        [0, 1],
        [0, 4],
      ],
      [
        [0, 0, 1],
        [2, 0, 3],
      ],
    ],
    [
      'failed and hard in the end is no recovery',
      [
        [0, 1],
        [0, 3],
        [0, 2],
      ],
      [[0, 0, 1]],
    ],
    [
      'each day has its own correction',
      [
        [0, 1],
        [0, 3],
        [5, 3],
        [0, 1],
      ],
      [
        [0, 0, 1],
        [1, 0, 3],
        [2, 5, 3],
        [3, 0, 1],
      ],
    ],
    ['nothing of nothing', [], []],
  ])('%s', (_, reviews, expected) => {
    expect(kept(...reviews)).toEqual(expected);
  });
});
