import { DIAMOND_DISPLAY_CAP, UNREAD_BADGE_CAP } from '#domain/limits.ts';

/** Diamonds: up to 99999 in full, then in 万 as `w` (rounded down), at most 999w. */
export function formatDiamonds(amount: number) {
  if (amount <= DIAMOND_DISPLAY_CAP) return String(amount);
  return `${Math.min(999, Math.floor(amount / 10_000))}w`;
}

/** Count of a badge: 99 at most, then 99+. */
export const formatBadge = (count: number) => (count > UNREAD_BADGE_CAP ? `${UNREAD_BADGE_CAP}+` : String(count));

const two = (n: number) => String(n).padStart(2, '0');

/** Time left as mm:ss, rounded up to the second, from 00:00 to 99:59. */
export function formatCountdown(ms: number) {
  const seconds = Math.min(99 * 60 + 59, Math.max(0, Math.ceil(ms / 1_000)));
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** Time spent as hh:mm, rounded down to the minute; 99:59 from 100 hours on. */
export function formatTimer(ms: number) {
  const minutes = Math.min(99 * 60 + 59, Math.max(0, Math.floor(ms / 60_000)));
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
