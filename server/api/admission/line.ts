import type { Limit } from './limit.ts';

/** Milliseconds that a call of a burst waits for a place before it is refused. */
const PATIENCE_MS = 400;
/** Where places were short for so long it is no burst: then waiting helps nobody, as each place is taken anyway. */
const STANDING_MS = 600;
/** Patience in a standing line, as CoDel has it ("Controlling Queue Delay", ACM Queue 2012). */
const SHORT_PATIENCE_MS = 20;

interface Waiting {
  enter(): void;
  timer: NodeJS.Timeout;
}

/** Places for calls under way, and a short line before them in which a burst waits instead of being refused. */
export class Line {
  readonly #waiting: Waiting[] = [];
  #taken = 0;
  #fullSince: number | null = null;
  /** Since when places are short: from the first who had to wait until half of them are free. */
  #shortSince: number | null = null;

  /** At most `length` calls wait. `clock` answers milliseconds. */
  constructor(
    private readonly limit: Limit,
    private readonly length: number,
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Calls under way. */
  get taken(): number {
    return this.#taken;
  }

  /**
   * Takes a place, at once or after a wait. Answers false where none came free in time or too many wait already; true obliges to
   * {@link leave} once.
   */
  enter(): Promise<boolean> | boolean {
    if (this.#free()) {
      this.#fullSince = null;
      if (this.#taken * 2 <= this.limit.at(this.clock())) this.#shortSince = null;
      this.#taken += 1;
      return true;
    }
    this.#fullSince ??= this.clock();
    // guard: a burst waits
    if (this.#waiting.length >= this.length) return false;
    this.#shortSince ??= this.clock();
    const patience = this.#stands() ? SHORT_PATIENCE_MS : PATIENCE_MS;
    return new Promise((resolve) => {
      const waiting: Waiting = {
        enter: () => {
          clearTimeout(waiting.timer);
          resolve(true);
        },
        timer: setTimeout(() => {
          this.#waiting.splice(this.#waiting.indexOf(waiting), 1);
          resolve(false);
        }, patience),
      };
      this.#waiting.push(waiting);
    });
  }

  /** Gives a place back: the call that has waited longest takes it. */
  leave(): void {
    this.#taken -= 1;
    while (this.#waiting.length > 0 && this.#free()) {
      this.#taken += 1;
      this.#waiting.shift()?.enter();
    }
  }

  /** Whether who comes now would wait in vain: in a line that is full, or where places are short for long. */
  hopeless(): boolean {
    return !this.#free() && (this.#waiting.length >= this.length || this.#stands());
  }

  /** Milliseconds since a place was last free for somebody who came; 0 while there is one. */
  saturatedMs(): number {
    return this.#fullSince === null || this.#free() ? 0 : this.clock() - this.#fullSince;
  }

  #stands(): boolean {
    return this.#shortSince !== null && this.clock() - this.#shortSince > STANDING_MS;
  }

  #free(): boolean {
    // guard: calls beyond what can be answered are refused
    return this.#taken < Math.floor(this.limit.at(this.clock()));
  }
}
