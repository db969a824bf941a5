import fc from 'fast-check';
import { deed } from '../component.ts';
import type { Component } from '../person.ts';
import { allCodes, CODES, type Deck, send } from '../world.ts';
import { tasks } from './tasks.ts';

const shelve = (deckNumber: number, times: number) =>
  deed(`shelve(deck ${deckNumber}, ${times}×)`, async (person, world) => {
    const { id } = world.decks[deckNumber] as Deck;
    allCodes(await send(person, world, 'POST /v1/users/bookshelf', { packageId: id }, times), CODES.ok);
    const { packages } = person.of(shelf);
    if (!packages.has(id)) person.of(tasks).done('ADD_PACKAGE', 1, person);
    packages.add(id);
  });

const unshelve = (deckNumber: number) =>
  deed(`unshelve(deck ${deckNumber})`, async (person, world) => {
    const { id } = world.decks[deckNumber] as Deck;
    allCodes(await send(person, world, `DELETE /v1/users/pkg/${id}`), CODES.ok);
    person.of(shelf).packages.delete(id);
  });

/** Packages on the shelf, and the units completed on trial by package. */
export const shelf: Component<{ packages: Set<number>; trials: Map<number, number> }> = {
  name: 'shelf',
  begin: () => ({ packages: new Set(), trials: new Map() }),
  asks: 'shelf { packages { id trailStatus { trailCount } } }',
  expects: (person) => {
    const { packages, trials } = person.of(shelf);
    const shelved = [...packages].map((id) => ({ id, trailStatus: { trailCount: trials.get(id) ?? 0 } }));
    return { shelf: { packages: inAnyOrder(shelved) } };
  },
  completed: (person, { packageId }, world) => {
    const { trials } = person.of(shelf);
    const { id, locked } = world.decks.find((deck) => deck.id === packageId) ?? {};
    if (id !== undefined && locked) trials.set(id, (trials.get(id) ?? 0) + 1);
  },
  commands: ({ deck, times }) => [fc.tuple(deck, times).map((args) => shelve(...args)), deck.map(unshelve)],
};

/** Matches these and no others, in any order. */
function inAnyOrder(things: unknown[]) {
  const told = (list: unknown[]) => JSON.stringify(list.map((thing) => JSON.stringify(thing)).sort());
  return { asymmetricMatch: (answered: unknown[]) => told(answered) === told(things), toString: () => told(things) };
}
