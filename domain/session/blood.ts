import { BLOOD_OF_STARS, HP_BAR_FLOOR } from '#domain/limits.ts';
import type { Stars } from './face.ts';

/** What the learner starts a duel with: half of its cards, floored. The enemy has one for each card. */
export const startingHp = (cards: number): number => Math.floor(cards / 2);

/** The learner's hp after so many cards with a mistake, 0 and up. */
export const hpAfter = (cards: number, mistaken: number): number => Math.max(0, startingHp(cards) - mistaken);

/** The share of hp that is left, 0 to 1; 0 is a defeat. */
export function bloodLeft(cards: number, mistaken: number): number {
  const start = startingHp(cards);
  return start === 0 ? 0 : hpAfter(cards, mistaken) / start;
}

/** Stars of a victory by the blood that is left. */
export function starsOfBlood(blood: number): Stars {
  const [one, two] = BLOOD_OF_STARS;
  return blood <= one ? 1 : blood <= two ? 2 : 3;
}

/** What a bar shows of some hp, in percent: 10 to 100 as long as there is any, else 0. */
export function hpPercent(hp: number, max: number): number {
  if (hp <= 0 || max <= 0) return 0;
  return Math.min(100, HP_BAR_FLOOR + ((100 - HP_BAR_FLOOR) * hp) / max);
}

/** A card with one of these was answered with a mistake, which costs one hp, however many there are. */
export const isMistake = ({ type }: { type: string }): boolean => type === 'WRONG' || type === 'LAPSE';
