import { default_w } from 'ts-fsrs';
import type { History, Review } from '#domain/memory/review.ts';
import { below, type Random, seededRandom } from '#domain/random.ts';
import { type MemoryState, memoryModel, type Rating } from '#server/modules/memory/fsrs.rules.ts';

/** Somebody who loses new cards sooner than most, but keeps the easy ones long, and for whom a success lengthens less. */
export const UNUSUAL_WEIGHTS = default_w.map(
  (weight, index) => ({ 0: 0.5, 1: 0.8, 2: 1.1, 3: 25, 8: 1.1 })[index] ?? weight,
);

const FIRST_RATINGS: readonly Rating[] = [1, 2, 3, 3, 4];
const PASSED: readonly Rating[] = [2, 3, 3, 3, 4];
const pick = (from: readonly Rating[], random: Random) => from[below(from.length, random)] as Rating;

/** A log of somebody who remembers exactly as FSRS with these weights says. */
export function simulatedLog(weights: readonly number[], cards: number, seed: number): History[] {
  const random = seededRandom(seed);
  const model = memoryModel(weights);
  const reviews: (Review & { card: number; day: number })[] = [];
  for (let card = 0; card < cards; card++) {
    let state: MemoryState | null = null;
    let elapsedDays = 0;
    let day = below(100, random);
    for (let nth = 0; nth < 8; nth++) {
      const recalled: boolean = !state || random() < model.recall(elapsedDays, state.stability);
      const rating: Rating = state === null ? pick(FIRST_RATINGS, random) : recalled ? pick(PASSED, random) : 1;
      reviews.push({ row: 0, elapsedDays, rating, card, day });
      state = model.next(state, elapsedDays, rating);
      elapsedDays = Math.max(1, Math.round(state.stability * (0.4 + 1.2 * random())));
      day += elapsedDays;
    }
  }
  reviews.sort((a, b) => a.day - b.day);
  const histories = Array.from({ length: cards }, (): Review[] => []);
  reviews.forEach(({ card, elapsedDays, rating }, row) => {
    histories[card]?.push({ row, elapsedDays, rating });
  });
  return histories;
}
