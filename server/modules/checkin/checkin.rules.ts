import { addDays, type Day, dayDiff, localDay } from '#server/kernel/time/local-day.ts';

export interface Streak {
  lastDay: Day;
  lastAt: Date;
  continuousDays: number;
  accumulatedDays: number;
  maxContinuousDays: number;
}

export interface StreakView {
  todayCheckIn: boolean;
  lastUncheckInDays: number;
  continuousDays: number;
}

/**
 * The day the last check-in counts for in the zone of now: the later of the day it had where it was made and the day it
 * was here at that instant. So a journey neither breaks a streak nor lets one instant count for two days.
 */
function lastCountedDay(streak: Streak, zone: string): Day {
  const here = localDay(streak.lastAt, zone);
  // guard: a traveller's day is judged where the traveller is
  return here > streak.lastDay ? here : streak.lastDay;
}

/** The streak as of an instant in a zone: kept until a full calendar day passes without a check-in. */
export function viewStreak(streak: Streak | null, now: Date, zone: string): StreakView {
  if (!streak) return { todayCheckIn: false, lastUncheckInDays: 0, continuousDays: 0 };
  const days = dayDiff(lastCountedDay(streak, zone), localDay(now, zone));
  return {
    todayCheckIn: days <= 0,
    lastUncheckInDays: Math.max(0, days - 1),
    continuousDays: days <= 1 ? streak.continuousDays : 0,
  };
}

/** The streak that a set of days (ascending, distinct) adds up to, as if each had been checked in at `lastAt` of its day. */
export function streakOfDays(days: readonly Day[], lastAt: Date): Streak | null {
  const lastDay = days.at(-1);
  if (!lastDay) return null;
  let run = 0;
  let longest = 0;
  days.forEach((day, index) => {
    run = index > 0 && days[index - 1] === addDays(day, -1) ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return { lastDay, lastAt, continuousDays: run, accumulatedDays: days.length, maxContinuousDays: longest };
}
