import { expect, it } from 'vitest';
import { challengePlace, challengesOfRegion } from '#domain/challenges.ts';

it.each([
  [1, { region: 1, startLevel: 1, endLevel: 3, guest: 1 }],
  [2, { region: 1, startLevel: 4, endLevel: 6, guest: 2 }],
  [3, { region: 1, startLevel: 7, endLevel: 10, guest: 3 }],
  [4, { region: 2, startLevel: 11, endLevel: 13, guest: 4 }],
  [12, { region: 4, startLevel: 37, endLevel: 40, guest: 12 }],
  [13, { region: 5, startLevel: 41, endLevel: 43, guest: 1 }],
])('challenge %i has its place', (index, place) => {
  expect(challengePlace(index)).toEqual({ index, ...place });
  expect(challengesOfRegion(place.region)).toContain(index);
});
