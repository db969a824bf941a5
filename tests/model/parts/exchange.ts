import fc from 'fast-check';
import { expect } from 'vitest';
import { deed } from '../component.ts';
import type { Component, Person } from '../person.ts';
import { CODES, send } from '../world.ts';
import { energyOf } from './energy.ts';
import { wallet } from './wallet.ts';

/** What is sold: ten points that may pass the limit, or what is missing to it. */
const OFFERS = [
  { configId: 1, points: () => 10, diamonds: 20 },
  { configId: 2, points: (person: Person) => 30 - energyOf(person).points, diamonds: 50 },
] as const;

/** One purchase after the other: each is a purchase of its own. */
function bought({ points, diamonds }: (typeof OFFERS)[number], person: Person): number {
  const purse = person.of(wallet);
  if (energyOf(person).full()) return CODES.energyFull;
  if (purse.diamonds < diamonds) return CODES.notEnoughDiamonds;
  energyOf(person).add(points(person));
  purse.diamonds -= diamonds;
  return CODES.ok;
}

const buy = (which: number, times: number) =>
  deed(`buy(offer ${which}, ${times}×)`, async (person, world) => {
    const offer = OFFERS[which] as (typeof OFFERS)[number];
    const path = 'POST /v1/diamonds/energy-exchange';
    const replies = await send(person, world, path, { configId: offer.configId }, times);
    const outcomes = replies.map(() => bought(offer, person));
    expect(replies.map(({ code }) => code).sort()).toEqual(outcomes.sort());
  });

/** Bread for diamonds. */
export const exchange: Component<null> = {
  name: 'exchange',
  begin: () => null,
  commands: ({ times }) => [fc.tuple(fc.constantFrom(0, 0, 1), times).map((args) => buy(...args))],
};
