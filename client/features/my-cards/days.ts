import { useFormatter } from 'use-intl';
import { serverNow } from '#client/platform/server-clock.ts';
import { useT } from './wording.ts';

const DAY_MS = 86_400_000;
/** Days that a pause or a holiday lasts at most. */
export const REST_DAYS_MAX = 365;

/** The day, YYYY-MM-DD, that an instant lies in where the device is. */
export function ownDay(instant: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${instant.getFullYear()}-${two(instant.getMonth() + 1)}-${two(instant.getDate())}`;
}

/** The day `days` after a day. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Whether a pause that is made today may last until a day. */
export const mayRestUntil = (today: string, until: string): boolean => {
  const days = daysBetween(today, until);
  return days >= 1 && days <= REST_DAYS_MAX;
};

/** A day in words, with the year where it is another one. */
export function useDate(): (day: string) => string {
  const format = useFormatter();
  const year = String(new Date(serverNow()).getFullYear());
  return (day) =>
    format.dateTime(new Date(`${day}T12:00:00Z`), {
      year: day.startsWith(year) ? undefined : 'numeric',
      month: 'short',
      day: 'numeric',
      timeZone: 'UTC',
    });
}

interface Coming {
  state: string;
  nextDay?: string | null;
  until?: string | null;
  due: boolean;
}

/** When a card comes next, in words. */
export function useNextDay(): (card: Coming) => string {
  const t = useT('myCards');
  const dateOf = useDate();
  const today = ownDay(new Date(serverNow()));
  return ({ state, nextDay, until, due }) => {
    if (state === 'KNOWN' || !nextDay) return t('never');
    if (until) return t('until', { date: dateOf(until) });
    const days = daysBetween(today, nextDay);
    if (due || days <= 0) return t('today');
    return days === 1 ? t('tomorrow') : t('in_days', { days });
  };
}
