import { challengesOfRegion } from '#domain/challenges.ts';
import { CHALLENGE_STARS_MAX } from '#domain/limits.ts';

/** Stars of challenges by their numbers, as far as they are known. */
export type StarsByChallenge = ReadonlyMap<number, number>;

/** Stars that a region has in all. */
export const REGION_STARS = challengesOfRegion(1).length * CHALLENGE_STARS_MAX;

/** Stars collected in a region, counted from 1; undefined while any of them is not known. */
export function starsOfRegion(stars: StarsByChallenge, region: number): number | undefined {
  const known = challengesOfRegion(region).map((index) => stars.get(index));
  return known.reduce<number | undefined>(
    (sum, star) => (sum === undefined || star === undefined ? undefined : sum + star),
    0,
  );
}

/** Whether all stars of a region were collected. */
export const isStarred = (stars: number | undefined): boolean => stars === REGION_STARS;
