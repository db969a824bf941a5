import { describe, expect, it } from 'vitest';
import { bloodLeft, hpAfter, hpPercent, isMistake, starsOfBlood, startingHp } from '#domain/session/blood.ts';

describe('the learner in a duel', () => {
  it.each([
    [10, 5],
    [11, 5],
    [1, 0],
  ])('of %i cards starts with %i hp', (cards, hp) => {
    expect(startingHp(cards)).toBe(hp);
  });

  it.each([
    [10, 0, 5, 1],
    [10, 2, 3, 0.6],
    [10, 4, 1, 0.2],
    [10, 5, 0, 0],
    [10, 9, 0, 0],
    [1, 0, 0, 0],
  ])('of %i cards has after %i mistakes %i hp, a share of %d', (cards, mistaken, hp, blood) => {
    expect([hpAfter(cards, mistaken), bloodLeft(cards, mistaken)]).toEqual([hp, blood]);
  });

  it.each([
    [0.2, 1],
    [0.5, 1],
    [0.6, 2],
    [0.7, 2],
    [0.8, 3],
    [1, 3],
  ])('with %d left has %i stars', (blood, stars) => {
    expect(starsOfBlood(blood)).toBe(stars);
  });
});

it.each([
  [5, 5, 100],
  [1, 5, 28],
  [1, 100, 10.9],
  [0, 5, 0],
  [0, 0, 0],
])('a bar of %i hp of %i shows %d percent', (hp, max, percent) => {
  expect(hpPercent(hp, max)).toBeCloseTo(percent);
});

it('a tip is no mistake', () => {
  expect(['WRONG', 'LAPSE', 'TIP', 'CORRECT'].filter((type) => isMistake({ type }))).toEqual(['WRONG', 'LAPSE']);
});
