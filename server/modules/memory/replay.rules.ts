import type { MemoryModel, MemoryState, Rating } from './fsrs.rules.ts';

/** What is remembered of a card, beside all that was ever logged of it. */
export interface LoggedMemory {
  cardId: number;
  stability: number;
  lastDay: string;
  firstRating: number;
  lastRating: number;
  dayRatings: number;
  /** By time: ratings, days since the one before (null at a first encounter), first or second of their day. */
  ratings: readonly Rating[];
  elapsed: readonly (number | null)[];
  seqs: readonly number[];
  /** Day of the last of them. */
  loggedDay: string;
}

/**
 * The state that a model gives a card after all its ratings; null where the log does not end as the memory does: a card that was begun
 * anew on a day with two ratings adds none to the log. Such a memory stays as it is.
 */
export function replayed(model: MemoryModel, memory: LoggedMemory): MemoryState | null {
  if (!endsAlike(memory)) return null;
  let state: MemoryState | null = null;
  memory.ratings.forEach((rating, index) => {
    const elapsed = memory.elapsed[index] ?? null;
    state = model.next(elapsed === null ? null : state, elapsed ?? 0, rating);
  });
  return state;
}

function endsAlike({ ratings, seqs, ...memory }: LoggedMemory): boolean {
  const dayRatings = seqs.at(-1);
  return (
    memory.loggedDay === memory.lastDay &&
    dayRatings === memory.dayRatings &&
    ratings.at(-1) === memory.lastRating &&
    ratings.at(-dayRatings) === memory.firstRating
  );
}
