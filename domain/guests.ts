import { GUEST_COUNT } from './limits.ts';

/** The guest (1001 to 1012) who is the boss of a level, or stands in the oven of a challenge: they take turns. */
export function bossGuest(level: number): number {
  return 1001 + ((((level - 1) % GUEST_COUNT) + GUEST_COUNT) % GUEST_COUNT);
}
