import { TARGET_RECALL_MAX, TARGET_RECALL_MIN, TARGET_RECALL_STEP } from '#domain/limits.ts';
import { seededRandom } from '#domain/random.ts';
import { AGAIN, dueRatioAt, GOOD, type MemoryModel, type MemoryState } from './fsrs.rules.ts';
import { COST } from './settings.ts';

/** A card as it is remembered, so many days after it was rated last; a negative number is a card that is met so many days from now. */
export interface AgedMemory extends MemoryState {
  elapsed: number;
}

/** Memories that stand for many, each for `weight` of them. */
export interface Sample {
  memories: readonly AgedMemory[];
  weight: number;
}

/** The recalls that one may aim at, rising by a step each. */
export const TARGETS: readonly number[] = Array.from(
  { length: Math.round((TARGET_RECALL_MAX - TARGET_RECALL_MIN) / TARGET_RECALL_STEP) + 1 },
  (_, step) => Math.round((TARGET_RECALL_MIN + step * TARGET_RECALL_STEP) * 100) / 100,
);

/**
 * Cards that come back on a day when aiming at a recall, as the mean of the days ahead: each card of the samples is asked on the first
 * day on which its recall is below the target, is remembered with the chance that the model gives it then, and goes on from there; a
 * forgotten one is corrected the same day. This is the simulation by which FSRS finds what a retention costs
 * (https://github.com/open-spaced-repetition/fsrs4anki/wiki/The-Optimal-Retention), over a person's own memories. Chance is the same
 * for every target and whenever it is asked, so that targets can be compared.
 */
export function cardsADay(model: MemoryModel, samples: readonly Sample[], target: number): number {
  const ratio = dueRatioAt(model.constants, target);
  const reviews = samples.reduce((sum, { memories, weight }, of) => {
    const each = memories.map((memory, index) => reviewsOf(model, memory, ratio, seededRandom(of * 1_000_003 + index)));
    return sum + weight * each.reduce((total, count) => total + count, 0);
  }, 0);
  return reviews / COST.days;
}

function reviewsOf(model: MemoryModel, memory: AgedMemory, ratio: number, random: () => number): number {
  let state: MemoryState = memory;
  let last = -memory.elapsed;
  for (let count = 0; ; count++) {
    const due = Math.max(0, last + Math.floor(Math.min(state.stability * ratio, COST.days)) + 1);
    if (due >= COST.days) return count;
    const elapsed = due - last;
    const remembered = random() < model.recall(elapsed, state.stability);
    state = remembered ? model.next(state, elapsed, GOOD) : model.next(model.next(state, elapsed, AGAIN), 0, GOOD);
    last = due;
  }
}

/** Cards that will be met, so many a day, on days that lie evenly. Their first rating is a Good; that is no review. */
export function cardsToCome(model: MemoryModel, newADay: number): Sample {
  const first = model.next(null, 0, GOOD);
  const count = newADay > 0 ? COST.newCards : 0;
  const memories = Array.from({ length: count }, (_, nth) => ({
    ...first,
    elapsed: -Math.floor((nth * COST.days) / COST.newCards),
  }));
  return { memories, weight: (newADay * COST.days) / COST.newCards };
}
