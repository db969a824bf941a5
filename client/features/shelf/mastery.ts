/** How much of a package is learned, in whole percent: 0 and 100 only where nothing or everything is. */
export function masteryOf(learned: number, count: number): number {
  if (count <= 0 || learned <= 0) return 0;
  if (learned >= count) return 100;
  return Math.min(99, Math.max(1, Math.floor((learned / count) * 100)));
}
