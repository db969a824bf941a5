/** A source of numbers from 0 (included) to 1 (excluded), like Math.random. */
export type Random = () => number;

/** Mulberry32 (Tommy Ettinger, public domain): a small generator whose whole state is one 32-bit seed. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** A new seed from any source of chance. */
export function drawSeed(random: Random): number {
  return Math.floor(random() * 4_294_967_296) >>> 0;
}

/** An integer from 0 to `bound` - 1. */
export function below(bound: number, random: Random): number {
  return Math.min(bound - 1, Math.floor(random() * bound));
}

/** A shuffled copy (Fisher and Yates). */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  const copy = [...items];
  for (let last = copy.length - 1; last > 0; last--) {
    const other = below(last + 1, random);
    [copy[last], copy[other]] = [copy[other] as T, copy[last] as T];
  }
  return copy;
}

/** One of the items, undefined when there is none. */
export function pickOne<T>(items: readonly T[], random: Random): T | undefined {
  return items.length === 0 ? undefined : items[below(items.length, random)];
}
