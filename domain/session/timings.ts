import { CARD_DURATION_EXTRA_S, CARD_DURATION_MAX_S, STAGE_UNIT_EXPIRY_S } from '#domain/limits.ts';

/** Seconds a frame adds to its card: its time plus 2 s, at most 60 s. Both arguments are epoch milliseconds. */
export function frameSeconds(shownAt: number, now: number): number {
  return Math.min(CARD_DURATION_MAX_S, Math.max(0, now - shownAt) / 1000 + CARD_DURATION_EXTRA_S);
}

/** Whether a unit started at `startedAt` has been open for more than 3600 s and is to be abandoned. */
export function isExpired(startedAt: number, now: number): boolean {
  return now - startedAt > STAGE_UNIT_EXPIRY_S * 1000;
}
