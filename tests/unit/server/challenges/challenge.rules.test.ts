import { describe, expect, it } from 'vitest';
import {
  challengeExp,
  challengesReached,
  isActive,
  npcImage,
  REGION_STARS,
  wrongLevels,
} from '#server/modules/challenges/challenge.rules.ts';

describe('a challenge', () => {
  it.each([
    [1, 1, 3, []],
    [2, 4, 6, []],
    [3, 7, 10, []],
    [4, 11, 13, []],
    [6, 17, 20, []],
    [1, 1, 6, ['input.endLevel']],
    [2, 1, 6, ['input.startLevel']],
    [4, 1, 3, ['input.startLevel', 'input.endLevel']],
  ])('number %i has the levels %i to %i', (index, startLevel, endLevel, wrong) => {
    expect(wrongLevels({ index, startLevel, endLevel }).map(({ path }) => path)).toEqual(wrong);
  });

  it.each([
    [3, 2, false],
    [3, 3, true],
    [10, 9, false],
    [10, 25, true],
  ])('behind level %i, with %i levels completed, is open: %s', (endLevel, completed, open) => {
    expect(isActive({ endLevel }, completed)).toBe(open);
  });

  it.each([
    [0, 3],
    [9, 3],
    [10, 6],
    [2000, 603],
  ])('with %i levels completed there are %i', (completed, count) => {
    expect(challengesReached(completed)).toBe(count);
  });

  it.each([
    [1, '1001'],
    [12, '1012'],
  ])('of guest %i has the picture %s', (guest, picture) => {
    expect(npcImage({ guest })).toBe(picture);
  });

  it('brings 30 exp the first time and 10 after', () => {
    expect([0, 1, 3].map(challengeExp)).toEqual([30, 10, 10]);
    expect(REGION_STARS).toBe(9);
  });
});
