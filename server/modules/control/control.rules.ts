import { addDays, type Day, dayDiff } from '#server/kernel/time/local-day.ts';
import { CONTROL } from './settings.ts';

/** A way to catch up: so many due cards on each of so many days. */
export interface CatchUpOffer {
  days: number;
  dailyCards: number;
}

/** Whether a pause or a holiday may last until a day: from tomorrow to a year from today. */
export function mayRestUntil(today: Day, until: Day): boolean {
  const days = dayDiff(today, until);
  return days >= 1 && days <= CONTROL.restDaysMax;
}

/** More than three units due. */
export const isBacklog = (due: number): boolean => due > CONTROL.backlogUnits * CONTROL.unitCards;

/** `due` cards spread over `days`, the first days no emptier than the last one. */
export const spread = (due: number, days: number): CatchUpOffer => ({ days, dailyCards: Math.ceil(due / days) });

const daysAt = (due: number, units: number) =>
  Math.min(CONTROL.catchUpDaysMax, Math.max(1, Math.ceil(due / (units * CONTROL.unitCards))));

/** Ways to catch up with `due` cards, the shortest first; none where that is no backlog. */
export function catchUpOffers(due: number): CatchUpOffer[] {
  if (!isBacklog(due)) return [];
  const days = CONTROL.catchUpUnits.map((units) => daysAt(due, units));
  return [...new Set(days)].map((count) => spread(due, count));
}

/** How what fell due in a holiday is spread after it; null where a day's work is enough. */
export function afterHoliday(due: number): CatchUpOffer | null {
  const days = daysAt(due, CONTROL.afterHolidayUnits);
  return days > 1 ? spread(due, days) : null;
}

/** The day after the last one of a plan that begins on a day. */
export const endOf = (since: Day, { days }: CatchUpOffer): Day => addDays(since, days);

/** Signs of the notation of cards, which a search does without. */
const NOTATION = /[[\]{}",]/g;

/** What LIKE must find of a search: wildcards are taken literally. */
export function likePattern(search: string): string {
  const written = JSON.stringify(search.trim().normalize('NFC')).replaceAll(NOTATION, '');
  return `%${written.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
}
