import type { LocalNotification } from '#client/platform/bridge.ts';
import { FIRST_NOTIFICATION_ID, PLANNED_DAYS } from '#client/platform/reminder-device.ts';

/** A time of the local day. */
export interface TimeOfDay {
  hour: number;
  minute: number;
}

/** HH:mm, as `TimePicker` has it. */
export const clockOf = ({ hour, minute }: TimeOfDay): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

/** Takes HH:mm apart. */
export function timeOf(clock: string): TimeOfDay {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return { hour, minute };
}

/**
 * What an app reminds of by itself: once a day at a time for seven days, from today where that time is still to come and today
 * is not done yet.
 */
export function planned(
  now: Date,
  { hour, minute }: TimeOfDay,
  doneToday: boolean,
  words: { title: string; body: string },
): LocalNotification[] {
  const on = (day: number) => new Date(now.getFullYear(), now.getMonth(), now.getDate() + day, hour, minute).getTime();
  const first = doneToday || on(0) <= now.getTime() ? 1 : 0;
  return Array.from({ length: PLANNED_DAYS }, (_, day) => ({
    id: FIRST_NOTIFICATION_ID + day,
    at: on(first + day),
    ...words,
  }));
}
