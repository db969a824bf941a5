import { describe, expect, it } from 'vitest';
import { type Streak, streakOfDays, viewStreak } from '#server/modules/checkin/checkin.rules.ts';

const SHANGHAI = 'Asia/Shanghai';

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
