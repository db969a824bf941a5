import { dayAfter } from '#client/ui/Calendar/months.ts';

export interface Streak {
  continuousDays: number;
  todayCheckIn: boolean;
}

/** Days that are still to be baked for a target; 0 once it is reached. */
export const daysLeft = (target: number, { continuousDays }: Streak): number => Math.max(0, target - continuousDays);

/** The day YYYY-MM-DD on which a target is reached if none is missed: today counts while it has no check-in yet. */
export function targetDay(target: number, streak: Streak, today: string): string {
  const left = daysLeft(target, streak);
  return dayAfter(today, streak.todayCheckIn || left === 0 ? left : left - 1);
}

/** Days of a month up to today that have no check-in; of months to come none. */
export function emptyDays(days: readonly string[], stamped: ReadonlySet<string>, today: string, first: string): number {
  return days.filter((day) => day >= first && day < today && !stamped.has(day)).length;
}
