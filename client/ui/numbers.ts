/** Diamonds: up to 99999 in full, then in 万 as `w` (rounded down), at most 999w. */
export function formatDiamonds(amount: number) {
  if (amount <= 99_999) return String(amount);
  return `${Math.min(999, Math.floor(amount / 10_000))}w`;
}

/** Count of a badge: 99 at most, then 99+. */
export const formatBadge = (count: number) => (count > 99 ? '99+' : String(count));

/** Time left as mm:ss, rounded up to the second, between 00:00 and 99:59. */
export function formatCountdown(ms: number) {
  const seconds = Math.min(99 * 60 + 59, Math.max(0, Math.ceil(ms / 1_000)));
  const two = (n: number) => String(n).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
