import type { Component, Person } from '../person.ts';

const DAY_MS = 86_400_000;

/** The holiday of a person, as it was begun last. */
export interface Rest {
  rest: { since: string; until: string } | null;
}

/** What the component of holidays remembers, for those that it depends on itself. */
export const restOf = (person: Person): Rest => person.of({ name: 'holiday' } as Component<Rest>);

/** The day `later` days after the person's own, YYYY-MM-DD. */
export function dayOf({ now, zone }: Person, later = 0): string {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(now));
  return new Date(Date.parse(today) + later * DAY_MS).toISOString().slice(0, 10);
}

/** Nothing is asked of the person now. */
export function onHoliday(person: Person): boolean {
  const { rest } = restOf(person);
  const today = dayOf(person);
  return rest !== null && rest.since <= today && today < rest.until;
}
