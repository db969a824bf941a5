import { describe, expect, it } from 'vitest';
import {
  parseRank,
  phaseOf,
  rankName,
  rankOfStep,
  resultOfPlace,
  rewardOfPlace,
  seasonNumbered,
  seasonOf,
  stepAfter,
} from '#domain/league.ts';

describe('a season', () => {
  // Monday 23 November 2026 in Shanghai begins on Sunday, 16:00 in London.
  it.each([
    ['2026-11-22T15:59:59.999Z', -1, 'BREAK'],
    ['2026-11-22T16:00:00Z', 0, 'OPEN'],
    ['2026-11-25T11:00:00Z', 0, 'OPEN'],
    ['2026-11-29T13:59:59.999Z', 0, 'OPEN'],
    ['2026-11-29T14:00:00Z', 0, 'FREEZE'],
    ['2026-11-29T14:29:59.999Z', 0, 'FREEZE'],
    ['2026-11-29T14:30:00Z', 0, 'BREAK'],
    ['2026-11-29T16:00:00Z', 1, 'OPEN'],
  ])('at %s is %i after the first and in %s', (iso, after, phase) => {
    const { season } = seasonOf(new Date('2026-11-25T00:00:00Z'));
    expect(seasonOf(new Date(iso)).season).toBe(season + after);
    expect(phaseOf(new Date(iso))).toBe(phase);
  });

  it('runs from Monday to Sunday 22:00 in Shanghai, across years', () => {
    const season = seasonOf(new Date('2027-01-01T00:00:00+08:00'));
    expect(season).toEqual({
      season: season.season,
      startsAt: new Date('2026-12-28T00:00:00+08:00'),
      endsAt: new Date('2027-01-03T22:00:00+08:00'),
      resultsAt: new Date('2027-01-03T22:30:00+08:00'),
      nextStartsAt: new Date('2027-01-04T00:00:00+08:00'),
    });
    expect(seasonNumbered(season.season + 1).startsAt).toEqual(season.nextStartsAt);
    expect(seasonOf(new Date('1970-01-05T00:00:00+08:00')).season).toBe(0);
  });
});

describe('a rank', () => {
  it.each([
    [0, 'BRONZE_1'],
    [2, 'BRONZE_3'],
    [3, 'SILVER_1'],
    [17, 'DIAMOND_3'],
    [18, 'LEGENDARY_1'],
    [20, 'LEGENDARY_3'],
    [21, 'LEGENDARY_4'],
    [100, 'LEGENDARY_83'],
  ])('of step %i is %s', (step, name) => {
    expect(rankName(step)).toBe(name);
    expect(parseRank(name)).toEqual(rankOfStep(step));
  });

  it.each([
    [0, 'DOWN_1', 0],
    [0, 'MISSED', 0],
    [3, 'DOWN_1', 2],
    [3, 'MISSED', 2],
    [4, 'KEEP', 4],
    [2, 'UP_1', 3],
    [1, 'UP_2', 3],
    [17, 'UP_2', 19],
    [40, 'UP_2', 42],
  ] as const)('of step %i after %s is %i', (step, result, after) => {
    expect(stepAfter(step, result)).toBe(after);
  });
});

it.each([
  [1, 'UP_2', 100],
  [2, 'UP_2', 60],
  [3, 'UP_2', 40],
  [4, 'UP_1', 20],
  [10, 'UP_1', 20],
  [11, 'KEEP', 5],
  [25, 'KEEP', 5],
  [26, 'DOWN_1', 0],
  [30, 'DOWN_1', 0],
  [null, 'MISSED', 0],
] as const)('place %s is %s and brings %i diamonds', (place, result, reward) => {
  expect(resultOfPlace(place)).toBe(result);
  expect(rewardOfPlace(place)).toBe(reward);
});
