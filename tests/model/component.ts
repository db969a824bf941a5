import fc from 'fast-check';
import type { Person } from './person.ts';
import type { Effort, World } from './world.ts';

export type Command = fc.AsyncCommand<Person, World>;

/** What a completed unit was worth by the specification. */
export interface Worth {
  exp: number;
  comboExp: number;
  comboCount: number;
  /** Cards without a mistake. */
  perfect: number;
  star: number;
  /** Index of the challenge it won; null for a level. */
  challenge: number | null;
  packageId: number | null;
}

/** What commands are drawn from. */
export interface Draws {
  /** How often a request is sent at once. */
  times: fc.Arbitrary<number>;
  deck: fc.Arbitrary<number>;
  effort: fc.Arbitrary<Effort>;
}

/**
 * What one module promises of a person, kept the slow and obvious way: what is remembered of it, what the server must answer,
 * what follows from a completed unit, and what a person may do with it.
 */
export interface Component<State> {
  name: string;
  /** What is remembered of somebody who comes now. */
  begin: (now: number) => State;
  /** Fields of `Query`. */
  asks?: string;
  /** What they must answer, with asymmetric matchers where it is open. */
  expects?: (person: Person, world: World) => Record<string, unknown>;
  completed?: (person: Person, worth: Worth, world: World) => void;
  /** What leads somewhere may stand here more than once. */
  commands?: (draws: Draws) => fc.Arbitrary<(person: Person, world: World) => Promise<void>>[];
}

export type AnyComponent = Component<unknown>;

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
