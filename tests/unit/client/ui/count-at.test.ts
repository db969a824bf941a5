import { expect, it } from 'vitest';
import { countAt } from '#client/ui/CountUp/count-at.ts';

it.each([
  [0, 100, 0, 0],
  [0, 100, 0.5, 88],
  [0, 100, 1, 100],
  [0, 100, 3, 100],
  [0, 100, -1, 0],
  [120, 20, 1, 20],
  [5, 5, 0.4, 5],
])('from %i to %i after %f of the time: %i', (from, to, share, shown) => {
  expect(countAt(from, to, share)).toBe(shown);
});

it('never turns back', () => {
  const way = Array.from({ length: 50 }, (_, i) => countAt(3, 90, i / 49));
  expect(way).toEqual([...way].sort((a, b) => a - b));
});
