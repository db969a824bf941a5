import type fc from 'fast-check';
import type { Effort, World } from './world.ts';

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

/** A person as the model knows one: when and where, and what each component remembers. */
export class Person {
  /** Milliseconds since 1970 by the server's clock, and where the person is. */
  now: number;
  zone = 'Asia/Shanghai';
  readonly #components: readonly AnyComponent[];
  readonly #states = new Map<string, unknown>();

  constructor(now: number, zone: string, components: readonly AnyComponent[]) {
    this.now = now;
    this.zone = zone;
    this.#components = components;
    for (const component of components) this.#states.set(component.name, component.begin(now));
  }

  /** What a component remembers of the person. */
  of<State>({ name }: Component<State>): State {
    return this.#states.get(name) as State;
  }

  /** Lets every component know of a completed unit. */
  complete(worth: Worth, world: World): void {
    for (const { completed } of this.#components) completed?.(this, worth, world);
  }
}
