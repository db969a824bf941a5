import { describe, expect, it, test } from 'vitest';
import { bunsUpTo } from '#client/art/BagFilling/BagFilling.tsx';
import { masteryOf } from '#client/features/shelf/mastery.ts';

test.each([
  [0, 0, 0],
  [0, 40, 0],
  [1, 3200, 1],
  [12, 60, 20],
  [28, 30, 93],
  [3199, 3200, 99],
  [40, 40, 100],
  // cards were taken out of it since
  [41, 40, 100],
  [3, 0, 0],
])('%i of %i cards are %i %%', (learned, count, percent) => expect(masteryOf(learned, count)).toBe(percent));

describe('bunsUpTo', () => {
  const rowsAt = (full: number) =>
    new Set(
      bunsUpTo(full)
        .match(/C[\d.]+ ([\d.]+)/g)
        ?.map((d) => d.split(' ')[1]),
    ).size;

  it('shows nothing of an untouched package, and something of every other', () => {
    expect(bunsUpTo(0)).toBe('');
    expect(bunsUpTo(0.01)).not.toBe('');
  });

  it('rises with what is learned and stays in the paper', () => {
    const heights = [0.01, 0.3, 0.6, 1].map((full) => bunsUpTo(full).length);
    expect(heights).toEqual([...heights].sort((a, b) => a - b));
    expect(new Set(heights).size).toBe(4);
    expect(rowsAt(1)).toBeGreaterThan(rowsAt(0.01));
    for (const [, x] of bunsUpTo(1).matchAll(/M([\d.-]+) /g)) {
      expect(Number(x)).toBeGreaterThan(2);
      expect(Number(x)).toBeLessThan(112);
    }
  });
});
