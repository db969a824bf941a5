import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, localDay } from '#server/kernel/time/local-day.ts';
import { type AccountDay, accountDay, beginOf, possibleDays } from '#server/modules/tasks/account-day.rules.ts';

const HOUR = 3_600_000;
const SHANGHAI = 'Asia/Shanghai';
const KIRITIMATI = 'Pacific/Kiritimati';
const ZONES = [
  SHANGHAI,
  KIRITIMATI,
  'Pacific/Pago_Pago',
  'Europe/Berlin',
  'America/New_York',
  'Australia/Lord_Howe',
  'UTC',
];
const at = (iso: string) => new Date(iso);

describe('the day of an account', () => {
  // 10 November begins in Shanghai at 16:00 UTC of the 9th, 11 November in Kiritimati at 10:00 UTC of the 10th.
  const tenth = { day: '2026-11-10', beganAt: at('2026-11-09T16:00:00Z') };
  const eleventh = { day: '2026-11-11', beganAt: at('2026-11-10T12:00:00Z') };
  it.each([
    ['the calendar at first', null, '2026-11-10T12:00:00Z', SHANGHAI, tenth],
    ['the same until the next', tenth, '2026-11-10T15:59:59Z', SHANGHAI, tenth],
    [
      'the next at midnight',
      tenth,
      '2026-11-10T16:00:00Z',
      SHANGHAI,
      { day: '2026-11-11', beganAt: at('2026-11-10T16:00:00Z') },
    ],
    ['held back for 20 hours where the next has come already', tenth, '2026-11-10T11:59:59Z', KIRITIMATI, tenth],
    [
      'the next after 20 hours',
      tenth,
      '2026-11-10T12:00:00Z',
      KIRITIMATI,
      { day: '2026-11-11', beganAt: at('2026-11-10T12:00:00Z') },
    ],
    ['never an earlier one', eleventh, '2026-11-11T09:00:00Z', 'Pacific/Pago_Pago', eleventh],
    [
      'the calendar again after days away',
      tenth,
      '2026-11-20T12:00:00Z',
      SHANGHAI,
      { day: '2026-11-20', beganAt: at('2026-11-19T16:00:00Z') },
    ],
    [
      'not one of a clock that was set',
      { day: '2030-01-01', beganAt: at('2029-12-31T16:00:00Z') },
      '2026-11-10T12:00:00Z',
      SHANGHAI,
      tenth,
    ],
  ])('is %s', (_, last, now, zone, expected) => {
    expect(accountDay(last, at(now), zone)).toEqual(expected);
  });

  it('ends when the next begins, at home and away', () => {
    expect(beginOf('2026-11-11', tenth, SHANGHAI)).toEqual(at('2026-11-10T16:00:00Z'));
    expect(beginOf('2026-11-11', tenth, KIRITIMATI)).toEqual(at('2026-11-10T12:00:00Z'));
  });

  it('is the day of the calendar for who stays at home, on days of 23 and 25 hours too', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        fc.date({ min: at('2026-01-01'), max: at('2030-01-01'), noInvalidDate: true }),
        (zone, from) => {
          let last: AccountDay | null = null;
          for (let hour = 0; hour < 24 * 14; hour += 5) {
            const now = new Date(from.getTime() + hour * HOUR);
            last = accountDay(last, now, zone);
            expect(last.day).toBe(localDay(now, zone));
          }
        },
      ),
      { numRuns: 200 },
    );
  });

  it('never comes again, begins 20 hours after the one before at least, and is one of those looked for', () => {
    const stay = fc.record({ zone: fc.constantFrom(...ZONES), hours: fc.double({ min: 0.01, max: 40, noNaN: true }) });
    fc.assert(
      fc.property(fc.array(stay, { minLength: 2, maxLength: 60 }), (journey) => {
        let now = at('2026-10-20T00:00:00Z');
        let last: AccountDay | null = null;
        for (const { zone, hours } of journey) {
          now = new Date(now.getTime() + hours * HOUR);
          const next: AccountDay = accountDay(last, now, zone);
          expect(possibleDays(now, zone)).toContain(next.day);
          expect(next.beganAt.getTime()).toBeLessThanOrEqual(now.getTime());
          if (last && next.day !== last.day) {
            expect(next.day > last.day).toBe(true);
            expect(next.beganAt.getTime() - last.beganAt.getTime()).toBeGreaterThanOrEqual(20 * HOUR);
          }
          // The day that is told to come next is not there before it is.
          const begins = beginOf(addDays(next.day, 1), next, zone);
          expect(accountDay(next, new Date(begins.getTime() - 1), zone).day).toBe(next.day);
          expect(accountDay(next, begins, zone).day > next.day).toBe(true);
          last = next;
        }
      }),
    );
  });
});
