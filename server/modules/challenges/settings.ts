import { REGION_REWARD } from '#domain/limits.ts';
import { UNITS } from '../units/settings.ts';

/** Numbers of challenges. */
export const CHALLENGES = {
  /** Cards of a duel. */
  cards: UNITS.cards.NORMAL,
  /** Energy that a start takes. */
  energy: 5,
  /** Exp of the first victory over a challenge, and of each later one. */
  exp: { first: 30, again: 10 },
  /** Diamonds for a region all of whose stars were collected. */
  regionReward: REGION_REWARD,
  /** Longest list of regions whose rewards are asked for at once, and the last challenge that has a number. */
  regionsAtOnce: 100,
  last: 300_000,
} as const;
