import fc from 'fast-check';
import { expect } from 'vitest';
import { type Command, commandOf } from './component.ts';
import { account } from './parts/account.ts';
import { challenges } from './parts/challenges.ts';
import { checkIn } from './parts/check-in.ts';
import { clock } from './parts/clock.ts';
import { energy } from './parts/energy.ts';
import { exchange } from './parts/exchange.ts';
import { holiday } from './parts/holiday.ts';
import { shelf } from './parts/shelf.ts';
import { tasks } from './parts/tasks.ts';
import { units } from './parts/units.ts';
import { wallet } from './parts/wallet.ts';
import type { AnyComponent, Draws, Person } from './person.ts';
import { type Effort, type World, whereAndWhen } from './world.ts';

/** What the model is made of: a line for each module that earns, spends or remembers. */
export const COMPONENTS = [
  clock,
  account,
  wallet,
  energy,
  checkIn,
  tasks,
  shelf,
  units,
  challenges,
  exchange,
  holiday,
] as unknown as readonly AnyComponent[];

const EVERYTHING = `{ ${COMPONENTS.map(({ asks = '' }) => asks).join(' ')} }`;

/** Everything the server says of the person is what the model says. */
async function compare(person: Person, world: World): Promise<void> {
  const { data, errors } = await world.app.api.graphql(EVERYTHING, {}, whereAndWhen(person, world));
  expect(errors).toBeUndefined();
  expect(data).toEqual(Object.assign({}, ...COMPONENTS.map(({ expects }) => expects?.(person, world))));
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const draws: Draws = {
  times: fc.constantFrom(1, 1, 1, 2, 3),
  deck: fc.nat({ max: 2 }),
  effort: fc.record<Effort>({
    mistakes: fc.array(fc.constantFrom(0, 0, 0, 1, 2), { maxLength: 10 }),
    comboShare: fc.constantFrom(0, 0.3, 1, 1),
    clockOffMs: fc.constantFrom(0, 0, 400 * DAY, -4000 * DAY, 3 * 60 * MINUTE),
  }),
};

/** Whatever a person may do, and the network with it. */
export function anyCommands(maxCommands: number) {
  const commands = COMPONENTS.flatMap(({ commands }) => commands?.(draws) ?? []);
  return fc.commands<Person, World, false>(
    commands.map((any): fc.Arbitrary<Command> => any.map((run) => commandOf(run, compare))),
    { maxCommands, size: 'max' },
  );
}
