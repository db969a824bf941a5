import { describe, expect, it } from 'vitest';
import { isSoon, timeLeft } from '#client/platform/time-left.ts';

const hour = 3_600_000;

describe('timeLeft', () => {
  it.each([
    [0, 0, '00:00:00'],
    [-5, 0, '00:00:00'],
    [1, 0, '00:00:01'],
    [24 * hour - 1, 1, '00:00:00'],
    [6 * hour + 42 * 60_000 + 10_000, 0, '06:42:10'],
    [54 * hour + 61_000, 2, '06:01:01'],
  ])('%i ms', (ms, days, clock) => expect(timeLeft(ms)).toEqual({ days, clock }));
});

describe('isSoon', () => {
  it.each([
    ['weekly', 24 * hour, true],
    ['weekly', 24 * hour + 1, false],
    ['daily', hour, true],
    ['daily', hour + 1, false],
  ] as const)('%s with %i ms left: %s', (kind, ms, soon) => expect(isSoon(ms, kind)).toBe(soon));
});
