import { type ChallengePlace, challengePlace, challengesOfRegion } from '#domain/challenges.ts';
import { CHALLENGE_STARS_MAX, LEVELS_PER_REGION } from '#domain/limits.ts';
import type { Problem } from '#domain/words.ts';
import { CHALLENGES } from './settings.ts';

/** A challenge as it is named: its number with the levels of its cards. */
export interface NamedChallenge {
  index: number;
  startLevel: number;
  endLevel: number;
}

/** The fields of a name that do not belong together; empty where they do. */
export function wrongLevels({ index, startLevel, endLevel }: NamedChallenge): Problem[] {
  const place = challengePlace(index);
  const wrong = (path: string, level: number) => ({
    path,
    message: { zh: `第 ${index} 个挑战在这里是第 ${level} 关`, en: `challenge ${index} has level ${level} there` },
  });
  return [
    ...(startLevel === place.startLevel ? [] : [wrong('input.startLevel', place.startLevel)]),
    ...(endLevel === place.endLevel ? [] : [wrong('input.endLevel', place.endLevel)]),
  ];
}

// guard: a challenge waits for its anchor
/** Whether the level a challenge stands behind is completed. */
export const isActive = ({ endLevel }: Pick<ChallengePlace, 'endLevel'>, completed: number): boolean =>
  endLevel <= completed;

/** Challenges of all regions up to the one of the active level. */
export function challengesReached(completed: number): number {
  return challengesOfRegion(Math.floor(completed / LEVELS_PER_REGION) + 1).at(-1) as number;
}

/** Exp of a victory, by the stars that stood before it. */
export const challengeExp = (starBefore: number): number =>
  starBefore === 0 ? CHALLENGES.exp.first : CHALLENGES.exp.again;

/** Stars that a region has in all. */
export const REGION_STARS = challengesOfRegion(1).length * CHALLENGE_STARS_MAX;

/** The picture of a guest, `1001` to `1012`. */
export const npcImage = ({ guest }: Pick<ChallengePlace, 'guest'>): string => `10${String(guest).padStart(2, '0')}`;
