/** The middle of several figures; of an even number the mean of the middle two. Throws on none. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  if (low === undefined || high === undefined) throw new Error('no figures to take the median of');
  return (low + high) / 2;
}
