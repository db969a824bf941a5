/** Noon UTC of a day YYYY-MM-DD, to be formatted in UTC: a date without a time zone. */
export const dayAsDate = (day: string): Date => new Date(`${day}T12:00:00Z`);

export const DAY_FORMAT = { dateStyle: 'medium', timeZone: 'UTC' } as const;
