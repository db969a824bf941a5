import { expect } from 'vitest';
import { always, deed } from '../component.ts';
import type { Component } from '../person.ts';
import { CODES, type Reply, send } from '../world.ts';
import { Calendar } from './calendar.ts';

const celebrate = deed('celebrate', async (person, world) => {
  const [reply] = (await send(person, world, 'POST /v1/users/check-in/mark-popped', {})) as [Reply];
  const popped = person.of(checkIn).celebrate(person.now, person.zone);
  expect(reply).toMatchObject({ code: CODES.ok, data: { popped } });
});

/** A unit in which something was learned checks in. */
export const checkIn: Component<Calendar> = {
  name: 'check-in',
  begin: () => new Calendar(),
  asks: 'checkIn { todayCheckIn lastUncheckInDays continuousDays accumulatedDays maxContinuousDays popped }',
  expects: (person) => ({ checkIn: person.of(checkIn).view(person.now, person.zone) }),
  completed: (person) => person.of(checkIn).learn(person.now, person.zone),
  commands: () => [always(celebrate)],
};
