import { describe, expect, it } from 'vitest';
import { formatBadge, formatCountdown, formatDiamonds, formatTimer } from '#client/ui/numbers.ts';

describe('numbers', () => {
  it.each([
    [0, '0'],
    [99_999, '99999'],
    [100_000, '10w'],
    [109_999, '10w'],
    [9_999_999, '999w'],
    [10_000_000, '999w'],
  ])('%i diamonds read %s', (amount, text) => expect(formatDiamonds(amount)).toBe(text));

  it.each([
    [1, '1'],
    [99, '99'],
    [100, '99+'],
  ])('a badge of %i reads %s', (count, text) => expect(formatBadge(count)).toBe(text));

  it.each([
    [-1, '00:00'],
    [1, '00:01'],
    [760_000, '12:40'],
    [3_600_000, '60:00'],
    [360_000_000, '99:59'],
  ])('%i ms left read %s', (ms, text) => expect(formatCountdown(ms)).toBe(text));

  it.each([
    [59_999, '00:00'],
    [3_660_000, '01:01'],
    [359_940_000, '99:59'],
    [400_000_000, '99:59'],
  ])('%i ms spent read %s', (ms, text) => expect(formatTimer(ms)).toBe(text));
});
