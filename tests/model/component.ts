import fc from 'fast-check';
import type { Person } from './person.ts';
import type { World } from './world.ts';

export type Command = fc.AsyncCommand<Person, World>;

/** Names what a command does, as a failure prints it. */
export type Deed = ((person: Person, world: World) => Promise<void>) & { told?: string };

export function deed(told: string, run: (person: Person, world: World) => Promise<void>): Deed {
  return Object.assign(run, { told });
}

/** A command that may always run; after it the server and the model are compared. */
export const commandOf = (run: Deed, compare: (person: Person, world: World) => Promise<void>): Command => ({
  check: () => true,
  run: async (person, world) => {
    await run(person, world);
    await compare(person, world);
  },
  toString: () => run.told ?? 'something',
});

/** Nothing to draw. */
export const always = (run: Deed): fc.Arbitrary<Deed> => fc.constant(run);
