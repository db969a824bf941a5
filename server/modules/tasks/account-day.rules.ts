import { addDays, type Day, dayDiff, localDay, startOfDay } from '#server/kernel/time/local-day.ts';
import { TASK_DAYS } from './settings.ts';

const HOUR_MS = 3_600_000;

/** The day that tasks count for an account, and when it began there. */
export interface AccountDay {
  day: Day;
  beganAt: Date;
}

/**
 * The day of an account at an instant, from the latest it had. For one account a day begins at most once in 20 hours of
 * server time, and none comes again: who goes to and fro between zones brings nothing forward, and who stays at home has
 * the calendar's days.
 */
export function accountDay(last: AccountDay | null, now: Date, zone: string): AccountDay {
  const day = localDay(now, zone);
  const start = startOfDay(day, zone);
  // No journey leads further ahead than that: only a clock that was set (debug tools), which binds nobody.
  if (!last || dayDiff(day, last.day) > TASK_DAYS.furthestApart) return { day, beganAt: start };
  const earliest = earliestAfter(last);
  // guard: a day of tasks is not brought forward
  // guard: a day of tasks does not come again
  if (day <= last.day || now < earliest) return last;
  return { day, beganAt: start > earliest ? start : earliest };
}

/** When the day after `today` begins at the earliest for an account in a zone. */
export function beginOf(next: Day, today: AccountDay, zone: string): Date {
  const [start, earliest] = [startOfDay(next, zone), earliestAfter(today)];
  return start > earliest ? start : earliest;
}

/** Every day that {@link accountDay} may answer, whatever the account had before. */
export function possibleDays(now: Date, zone: string): Day[] {
  const day = localDay(now, zone);
  const span = 2 * TASK_DAYS.furthestApart + 1;
  return Array.from({ length: span }, (_, index) => addDays(day, index - TASK_DAYS.furthestApart));
}

const earliestAfter = ({ beganAt }: AccountDay) => new Date(beganAt.getTime() + TASK_DAYS.shortestHours * HOUR_MS);
