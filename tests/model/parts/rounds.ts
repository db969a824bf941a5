/** What is done of one round: what is earned, in its order, and then what is taken, side by side. */
interface Round<Earning> {
  earnings: Earning[];
  takings: (() => Promise<unknown>)[];
}

/**
 * Deeds of a week in as few rounds as come to the same as one deed after the other: what one learner does keeps its order, and so
 * does who sits down at one step. Nothing else meets.
 */
export class Rounds<Earning> {
  readonly #rounds: Round<Earning>[] = [];
  // Half a round each: an even one for what is earned, the odd one after it for what is taken.
  readonly #latestOf = new Map<number, number>();
  readonly #latestSeat = new Map<number, number>();

  /** `seat` is the step at which the learner sits down with it, null where nobody does. */
  earn(learner: number, seat: number | null, earning: Earning): void {
    const latest = this.#latest(learner, seat);
    this.#at(learner, seat, latest + (latest % 2)).earnings.push(earning);
  }

  take(learner: number, seat: number | null, taking: () => Promise<unknown>): void {
    const next = this.#latest(learner, seat) + 1;
    this.#at(learner, seat, next + (1 - (next % 2))).takings.push(taking);
  }

  /** All rounds, the first one first. */
  [Symbol.iterator](): Iterator<Round<Earning>> {
    return this.#rounds.values();
  }

  #latest(learner: number, seat: number | null): number {
    return Math.max(this.#latestOf.get(learner) ?? 0, (seat !== null && this.#latestSeat.get(seat)) || 0);
  }

  #at(learner: number, seat: number | null, half: number): Round<Earning> {
    this.#latestOf.set(learner, half);
    if (seat !== null) this.#latestSeat.set(seat, half);
    const index = Math.floor(half / 2);
    while (this.#rounds.length <= index) this.#rounds.push({ earnings: [], takings: [] });
    return this.#rounds[index] as Round<Earning>;
  }
}

/** Runs all of it, so many at a time. */
export async function sideBySide(work: readonly (() => Promise<unknown>)[], width: number): Promise<void> {
  const left = work.values();
  const worker = async () => {
    for (const one of left) await one();
  };
  await Promise.all(Array.from({ length: width }, worker));
}
