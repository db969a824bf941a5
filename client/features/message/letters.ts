import type { DateTimeFormatOptions } from 'use-intl';
import type { MessagePartsFragment } from '#client/graphql/generated/message.ts';

/** A message as it is shown. */
export type Letter = MessagePartsFragment;
export type Run = Letter['content']['paragraphs'][number]['runs'][number];

/** Names a message among both types. */
export const keyOf = ({ type, id }: Pick<Letter, 'type' | 'id'>): string => `${type}-${id}`;

/** Beginning of a message, for its row. */
export const previewOf = ({ content }: Letter): string =>
  content.paragraphs.map(({ runs }) => runs.map(({ text }) => text).join('')).join(' ');

const FIRST_MASCOT = 1001;
const MASCOTS = 12;
/** The companion on its stamp: the same wherever the message is shown. */
export const mascotOf = ({ id }: Pick<Letter, 'id'>): number => FIRST_MASCOT + (id % MASCOTS);

const DAY_MS = 86_400_000;
const WEEK_DAYS = 6;

/** How a row says when a message came: by the clock today, by the day in the last six days, else by the date. */
export function dateStyle(createdAt: Date, now: Date, timeZone: string): DateTimeFormatOptions {
  const dayOf = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone }).format(date);
  const [day, today] = [dayOf(createdAt), dayOf(now)];
  const days = Math.round((Date.parse(today) - Date.parse(day)) / DAY_MS);
  if (days <= 0) return { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
  if (days <= WEEK_DAYS) return { weekday: 'short' };
  const sameYear = day.slice(0, 4) === today.slice(0, 4);
  return { ...(sameYear ? {} : { year: 'numeric' }), month: 'short', day: 'numeric' };
}
