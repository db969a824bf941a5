import { deed } from '../component.ts';
import type { Component, Person } from '../person.ts';
import { allCodes, CODES, oneOf, send } from '../world.ts';
import { Allowance } from './allowance.ts';

/** The energy of a person as of the person's now. */
export function energyOf(person: Person): Allowance {
  const { allowance } = person.of(energy);
  allowance.wait(person.now);
  return allowance;
}

const fillUp = (times: number) =>
  deed(`fillUp(${times}×)`, async (person, world) => {
    const replies = await send(person, world, 'POST /v1/users/free-energy', {}, times);
    const state = person.of(energy);
    if (state.freeEnergyUsed) return allCodes(replies, CODES.alreadyClaimed);
    if (energyOf(person).full()) return allCodes(replies, CODES.energyFull);
    state.freeEnergyUsed = true;
    energyOf(person).give(30);
    oneOf(replies, CODES.alreadyClaimed);
  });

/** Energy, and the one time it is filled up for nothing. */
export const energy: Component<{ allowance: Allowance; freeEnergyUsed: boolean }> = {
  name: 'energy',
  begin: (now) => ({ allowance: new Allowance(now), freeEnergyUsed: false }),
  asks: 'energy { currentEnergy energyLimit nextTickAt }',
  expects: (person) => {
    const allowance = energyOf(person);
    return { energy: { currentEnergy: allowance.points, energyLimit: 30, nextTickAt: allowance.nextTickAt() } };
  },
  commands: ({ times }) => [times.map(fillUp)],
};
