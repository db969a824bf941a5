import fc from 'fast-check';
import { always, deed } from '../component.ts';
import type { Component } from '../person.ts';
import { allCodes, CODES, send } from '../world.ts';
import { dayOf, type Rest, restOf } from './rest.ts';
import { units } from './units.ts';

const leave = (days: number, times: number) =>
  deed(`leave(${days} days, ${times}×)`, async (person, world) => {
    const until = dayOf(person, days);
    allCodes(await send(person, world, 'POST /v1/learn/holiday', { until }, times), CODES.ok);
    restOf(person).rest = { since: dayOf(person), until };
  });

const comeBack = deed('come back', async (person, world) => {
  allCodes(await send(person, world, 'DELETE /v1/learn/holiday'), CODES.ok);
  const state = restOf(person);
  if (state.rest && state.rest.until > dayOf(person)) state.rest = null;
});

/** Begins the cards of the latest unit anew, and perhaps takes it back: neither takes away what was practised. */
const beginAnew = (undone: boolean, times: number) =>
  deed(`begin anew(${undone ? 'and back' : 'for good'}, ${times}×)`, async (person, world) => {
    const unit = person.of(units).ended.findLast(({ state }) => state === 'completed');
    if (!unit) return;
    const body = { cardIds: unit.cardIds };
    await send(person, world, 'POST /v1/learn/my-cards/restart', body, times);
    if (undone) allCodes(await send(person, world, 'POST /v1/learn/my-cards/undo-restart', body, times), CODES.ok);
  });

/** Days on which nothing is asked, and cards that are begun anew. */
export const holiday: Component<Rest> = {
  name: 'holiday',
  begin: () => ({ rest: null }),
  asks: 'studyControl { holiday { since until } }',
  expects: (person) => {
    const { rest } = restOf(person);
    return { studyControl: { holiday: rest && rest.until > dayOf(person) ? rest : null } };
  },
  commands: ({ times }) => [
    fc.tuple(fc.integer({ min: 1, max: 4 }), times).map((args) => leave(...args)),
    always(comeBack),
    fc.tuple(fc.boolean(), times).map((args) => beginAnew(...args)),
  ],
};
