import { describe, expect, it } from 'vitest';
import { DEFAULT_TIME_ZONE, parseTimeZone } from '#server/kernel/locale.ts';

describe('a time zone', () => {
  it.each(['Europe/Berlin', 'Pacific/Kiritimati', 'America/Port-au-Prince'])('is taken by its name: %s', (zone) => {
    expect(parseTimeZone(zone)).toBe(zone);
  });

  it('is taken in any case, as one zone', () => {
    expect(parseTimeZone('europe/BERLIN')).toBe('Europe/Berlin');
  });

  it.each([
    '+23:59',
    '-12:34',
    '+2359',
    '+23',
    '−08:00',
    '',
    'Mars/Olympus',
    '../../etc/localtime',
    'Asia/',
    '/Asia',
    'x'.repeat(65),
  ])('is none: "%s"', (zone) => {
    expect(parseTimeZone(zone)).toBe(DEFAULT_TIME_ZONE);
  });

  it('is still understood after thousands of spellings', () => {
    const spelled = (bits: number) =>
      [...'europe/berlin'].map((char, at) => ((bits >> at) & 1 ? char.toUpperCase() : char)).join('');
    for (let bits = 0; bits < 4096; bits++) expect(parseTimeZone(spelled(bits))).toBe('Europe/Berlin');
    expect(parseTimeZone('Asia/Tokyo')).toBe('Asia/Tokyo');
  });
});
