import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, dayDiff, localDay, startOfDay, weekStart } from '#server/kernel/time/local-day.ts';

const ZONES = [
  'Asia/Shanghai',
  'UTC',
  'America/New_York',
  'America/Sao_Paulo',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Asia/Beirut',
];

describe('local days', () => {
  it.each([
    ['2026-01-31T15:59:59Z', 'Asia/Shanghai', '2026-01-31'],
    ['2026-01-31T16:00:00Z', 'Asia/Shanghai', '2026-02-01'],
    ['2026-01-31T16:00:00Z', 'America/New_York', '2026-01-31'],
    ['2026-01-01T10:30:00Z', 'Pacific/Kiritimati', '2026-01-02'],
  ])('%s in %s is %s', (instant, zone, day) => {
    expect(localDay(new Date(instant), zone)).toBe(day);
  });

  it.each([
    ['2026-11-23', '2026-11-23'],
    ['2026-11-29', '2026-11-23'],
    ['2026-11-30', '2026-11-30'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s starts on Monday %s', (day, monday) => {
    expect(weekStart(day)).toBe(monday);
  });

  it('counts days across a change of clocks, a leap day and a year', () => {
    expect(dayDiff('2026-03-07', '2026-03-09')).toBe(2);
    expect(dayDiff('2028-02-28', '2028-03-01')).toBe(2);
    expect(dayDiff('2026-01-01', '2025-12-31')).toBe(-1);
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
  });

  it.each([
    ['2026-11-21T01:00:00Z', 'Asia/Shanghai', '2026-11-21T16:00:00.000Z'],
    // Days of 23 and 25 hours.
    ['2026-03-08T06:00:00Z', 'America/New_York', '2026-03-09T04:00:00.000Z'],
    ['2026-11-01T05:00:00Z', 'America/New_York', '2026-11-02T05:00:00.000Z'],
    // Clocks in Beirut jump from 00:00 to 01:00: the day begins at one.
    ['2026-03-28T12:00:00Z', 'Asia/Beirut', '2026-03-28T22:00:00.000Z'],
  ])('the day after %s in %s begins at %s', (now, zone, midnight) => {
    expect(startOfDay(addDays(localDay(new Date(now), zone), 1), zone).toISOString()).toBe(midnight);
  });

  it('is the day of each instant anew, however close it is to the one asked before', () => {
    const near = fc.integer({ min: -90_000, max: 90_000 });
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), fc.array(near, { maxLength: 20 }), (zone, steps) => {
        const options = { timeZone: zone, year: 'numeric', month: '2-digit', day: '2-digit' } as const;
        const midnight = startOfDay('2026-07-01', zone).getTime();
        for (const step of steps) {
          const instant = new Date(midnight + step);
          expect(localDay(instant, zone)).toBe(instant.toLocaleDateString('en-CA', options));
        }
      }),
    );
  });

  it('a day begins at the first instant that carries its name', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true }),
        fc.constantFrom(...ZONES),
        (now, zone) => {
          const day = localDay(now, zone);
          const start = startOfDay(day, zone);
          expect(start.getTime()).toBeLessThanOrEqual(now.getTime());
          expect(localDay(start, zone)).toBe(day);
          expect(localDay(new Date(start.getTime() - 1), zone) < day).toBe(true);
          expect(startOfDay(addDays(day, 1), zone).getTime()).toBeGreaterThan(now.getTime());
        },
      ),
    );
  });
});
