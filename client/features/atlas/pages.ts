import { challengesOfRegion } from '#domain/challenges.ts';
import { LEVELS_PER_REGION } from '#domain/limits.ts';

/** Levels that the map opens with, and loads more of as it is scrolled: those of two regions, so that 2,000 open like 20. */
export const LEVELS_AT_ONCE = 2 * LEVELS_PER_REGION;
/** Challenges of the regions in which those levels can lie. */
export const CHALLENGES_AT_ONCE = 3 * challengesOfRegion(1).length;
