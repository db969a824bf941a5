import { Allowance } from './allowance.ts';
import { Calendar } from './calendar.ts';
import { Chores } from './chores.ts';

/** What the product promises of one person, kept the slow and obvious way: one thing after the other, in plain numbers. */
export class Person {
  /** Milliseconds since 1970 by the server's clock, and where the person is. */
  now: number;
  zone = 'Asia/Shanghai';

  readonly energy: Allowance;
  readonly calendar = new Calendar();
  readonly chores = new Chores();
  diamonds = 0;
  exp = 0;
  level = 1;
  shelf = new Set<number>();
  /** Units completed on trial, by package. */
  trials = new Map<number, number>();
  freeEnergyUsed = false;
  email: string | null = null;
  open: Unit | null = null;
  ended: Unit[] = [];

  constructor(now: number) {
    this.now = now;
    this.energy = new Allowance(now);
  }
}

/** A unit as the person knows it. */
export interface Unit {
  unitId: number;
  packageId: number;
  startedAt: number;
  level: number;
  cardIds: number[];
  state: 'open' | 'completed' | 'cancelled';
  /** Energy its cancellation gave back. */
  returned: number;
  /** The answer to its report. */
  completion?: unknown;
  /** The very request that completed it, to be sent again. */
  report?: object;
}
