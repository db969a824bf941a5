import type { AnyComponent, Component, Worth } from './component.ts';
import type { World } from './world.ts';

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
