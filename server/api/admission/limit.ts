/** However slow answers are, so many calls are worked on at a time: about what keeps the database busy. */
const LEAST_IN_FLIGHT = 8;
/** An answer that took too long lowers the limit to this share of it, at most once in the pause. */
const BACK_OFF = 0.8;
const BACK_OFF_PAUSE_MS = 100;
/** From nothing to all of it the limit rises in this time, whether or not it is made use of. */
const RECOVERY_MS = 5000;

/** How many calls may be under way: late answers lower it, time raises it again. `now` is in milliseconds. */
export class Limit {
  readonly #least: number;
  #value: number;
  #at = 0;
  #loweredAt = Number.NEGATIVE_INFINITY;

  constructor(
    private readonly most: number,
    private readonly targetLatencyMs: number,
  ) {
    this.#least = Math.min(LEAST_IN_FLIGHT, most);
    this.#value = most;
  }

  at(now: number): number {
    // guard: the limit recovers by time
    this.#value = Math.min(this.most, this.#value + ((now - this.#at) * this.most) / RECOVERY_MS);
    this.#at = now;
    return this.#value;
  }

  /** An answer took so long, from the start of its work. */
  learn(tookMs: number, now: number): void {
    if (tookMs <= this.targetLatencyMs || now - this.#loweredAt < BACK_OFF_PAUSE_MS) return;
    this.#value = Math.max(this.#least, this.at(now) * BACK_OFF);
    this.#loweredAt = now;
  }
}
