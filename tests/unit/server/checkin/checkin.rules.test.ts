import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDay } from '#server/kernel/time/local-day.ts';
import { type Streak, streakOfDays, viewStreak } from '#server/modules/checkin/checkin.rules.ts';

const HOUR = 3_600_000;
const SHANGHAI = 'Asia/Shanghai';
const LOS_ANGELES = 'America/Los_Angeles';
const NEW_YORK = 'America/New_York';

/** Checks in at an instant, as the service does. */
function checkIn(streak: Streak | null, at: Date, zone: string): Streak {
  const view = viewStreak(streak, at, zone);
  if (streak && view.todayCheckIn) return streak;
  const continuousDays = view.continuousDays + 1;
  return {
    lastDay: localDay(at, zone),
    lastAt: at,
    continuousDays,
    accumulatedDays: (streak?.accumulatedDays ?? 0) + 1,
    maxContinuousDays: Math.max(streak?.maxContinuousDays ?? 0, continuousDays),
  };
}

const walk = (visits: [string, string][]) =>
  visits.reduce<Streak | null>((streak, [at, zone]) => checkIn(streak, new Date(at), zone), null) as Streak;

describe('viewStreak', () => {
  const streak: Streak = {
    lastDay: '2026-11-20',
    lastAt: new Date('2026-11-20T10:00:00Z'),
    continuousDays: 4,
    accumulatedDays: 9,
    maxContinuousDays: 6,
  };

  it.each([
    ['the same day', '2026-11-20T15:59:59Z', { todayCheckIn: true, lastUncheckInDays: 0, continuousDays: 4 }],
    ['the next day', '2026-11-20T16:00:00Z', { todayCheckIn: false, lastUncheckInDays: 0, continuousDays: 4 }],
    ['the last second of it', '2026-11-21T15:59:59Z', { todayCheckIn: false, lastUncheckInDays: 0, continuousDays: 4 }],
    ['a full day missed', '2026-11-21T16:00:00Z', { todayCheckIn: false, lastUncheckInDays: 1, continuousDays: 0 }],
    ['a week later', '2026-11-27T16:00:00Z', { todayCheckIn: false, lastUncheckInDays: 7, continuousDays: 0 }],
  ])('%s', (_, now, view) => {
    expect(viewStreak(streak, new Date(now), SHANGHAI)).toEqual(view);
  });

  it('is empty before the first check-in', () => {
    expect(viewStreak(null, new Date(), SHANGHAI)).toEqual({
      todayCheckIn: false,
      lastUncheckInDays: 0,
      continuousDays: 0,
    });
  });
});

describe('a streak', () => {
  it('breaks and begins at one', () => {
    const streak = walk([
      ['2026-11-01T04:00:00Z', SHANGHAI],
      ['2026-11-02T04:00:00Z', SHANGHAI],
      ['2026-11-03T04:00:00Z', SHANGHAI],
      ['2026-11-05T04:00:00Z', SHANGHAI],
    ]);
    expect(streak).toMatchObject({ continuousDays: 1, accumulatedDays: 4, maxContinuousDays: 3 });
  });

  it.each(['2026-03-08', '2026-11-01'])('holds over the change of clocks on %s', (day) => {
    const noon = Date.parse(`${day}T17:00:00Z`);
    const visits = [-24, 0, 24, 48].map((hours): [string, string] => [
      new Date(noon + hours * HOUR).toISOString(),
      NEW_YORK,
    ]);
    expect(walk(visits).continuousDays).toBe(4);
  });

  it('holds when a flight eastward swallows a calendar day', () => {
    // 23:00 on the 20th in Los Angeles, then 23:00 on the 22nd in Shanghai: 32 hours later.
    const streak = walk([
      ['2026-11-21T07:00:00Z', LOS_ANGELES],
      ['2026-11-22T15:00:00Z', SHANGHAI],
    ]);
    expect(streak).toMatchObject({ continuousDays: 2, accumulatedDays: 2 });
  });

  it('counts a day that is lived twice westward once', () => {
    const streak = walk([
      ['2026-11-22T00:00:00Z', SHANGHAI],
      ['2026-11-22T03:00:00Z', LOS_ANGELES],
      ['2026-11-22T20:00:00Z', LOS_ANGELES],
    ]);
    expect(streak).toMatchObject({ continuousDays: 1, accumulatedDays: 1 });
  });

  it('gains nothing from a client that changes its zone', () => {
    const zones = ['Pacific/Kiritimati', 'Pacific/Pago_Pago', SHANGHAI, 'UTC', LOS_ANGELES];
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 10 * 24 }), fc.constantFrom(...zones)), {
          minLength: 1,
          maxLength: 60,
        }),
        (visits) => {
          const start = Date.parse('2026-06-01T00:00:00Z');
          const ordered = visits.toSorted((a, b) => a[0] - b[0]);
          const streak = ordered.reduce<Streak | null>(
            (current, [hours, zone]) => checkIn(current, new Date(start + hours * HOUR), zone),
            null,
          ) as Streak;
          const elapsedHours = (ordered.at(-1)?.[0] ?? 0) - (ordered[0]?.[0] ?? 0);
          // The furthest zones lie 25 hours apart, so a traveller meets at most two dates more than days pass.
          expect(streak.accumulatedDays).toBeLessThanOrEqual(Math.ceil(elapsedHours / 24) + 2);
          expect(streak.continuousDays).toBeLessThanOrEqual(streak.accumulatedDays);
        },
      ),
    );
  });

  it('never counts one instant twice, whatever the zone', () => {
    const at = new Date('2026-06-01T10:30:00Z');
    const first = checkIn(null, at, 'Pacific/Pago_Pago');
    expect(checkIn(first, at, 'Pacific/Kiritimati')).toBe(first);
  });
});

describe('streakOfDays', () => {
  const at = new Date(0);
  it('adds up runs', () => {
    expect(streakOfDays(['2026-01-30', '2026-01-31', '2026-02-01', '2026-02-03'], at)).toEqual({
      lastDay: '2026-02-03',
      lastAt: at,
      continuousDays: 1,
      accumulatedDays: 4,
      maxContinuousDays: 3,
    });
    expect(streakOfDays([], at)).toBeNull();
  });
});
