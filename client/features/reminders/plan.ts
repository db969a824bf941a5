import type { LocalNotification } from '#client/platform/bridge.ts';
import { FIRST_NOTIFICATION_ID, FIRST_RANK_ID, PLANNED_DAYS } from '#client/platform/reminder-device.ts';
import { seasonNumbered, seasonOf } from '#domain/league.ts';
import { LEAGUE_CLOSES_REMINDER_MS, LEAGUE_OPENS_REMINDER_MS } from '#domain/limits.ts';

interface Words {
  title: string;
  body: string;
}

/** What an app's own reminders say: of every day, and of a season that opens and that closes. */
export interface PlanWords {
  daily: Words;
  opens: Words;
  closes: Words;
}

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

/** What an app reminds of in the league by itself: what comes of this season and of the start of the next. */
export function plannedOfLeague(now: Date, { opens, closes }: PlanWords): LocalNotification[] {
  const { season } = seasonOf(now);
  const [current, next] = [seasonNumbered(season), seasonNumbered(season + 1)];
  return [
    { at: current.startsAt.getTime() + LEAGUE_OPENS_REMINDER_MS, ...opens },
    { at: current.endsAt.getTime() - LEAGUE_CLOSES_REMINDER_MS, ...closes },
    { at: next.startsAt.getTime() + LEAGUE_OPENS_REMINDER_MS, ...opens },
  ]
    .filter(({ at }) => at > now.getTime())
    .map((one, place) => ({ id: FIRST_RANK_ID + place, ...one }));
}
