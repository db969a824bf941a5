/** Where a count from one whole number to another stands after a share (0 to 1) of its time: fast first, slow at the end. */
export function countAt(from: number, to: number, share: number): number {
  const eased = 1 - (1 - Math.min(1, Math.max(0, share))) ** 3;
  return Math.round(from + (to - from) * eased);
}
