const LIMIT = 30;
const TICK_MS = 20 * 60_000;

/** Energy, tick by tick: a point every 20 minutes while the bar is not full; the countdown rests while it is. */
export class Allowance {
  points = LIMIT;
  #now: number;
  #nextTick = Number.POSITIVE_INFINITY;

  constructor(now: number) {
    this.#now = now;
  }

  /** Lets time pass. */
  wait(now: number): void {
    this.#now = now;
    while (this.#nextTick <= now) {
      this.points += 1;
      this.#nextTick = this.points >= LIMIT ? Number.POSITIVE_INFINITY : this.#nextTick + TICK_MS;
    }
  }

  /** Takes points if there are as many. */
  take(points: number): boolean {
    if (this.points < points) return false;
    this.points -= points;
    if (this.points < LIMIT && this.#nextTick === Number.POSITIVE_INFINITY) this.#nextTick = this.#now + TICK_MS;
    return true;
  }

  /** Gives points, up to the limit. */
  give(points: number): void {
    this.add(Math.min(points, Math.max(0, LIMIT - this.points)));
  }

  /** Adds points that were bought: they may pass the limit. */
  add(points: number): void {
    this.points += points;
    if (this.points >= LIMIT) this.#nextTick = Number.POSITIVE_INFINITY;
  }

  /** ISO 8601, or null while full. */
  nextTickAt(): string | null {
    return Number.isFinite(this.#nextTick) ? new Date(this.#nextTick).toISOString() : null;
  }

  full(): boolean {
    return this.points >= LIMIT;
  }
}
