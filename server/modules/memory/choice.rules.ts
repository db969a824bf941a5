import { MEMORY } from './settings.ts';

/** Candidates for a unit, each list best first, and how many cards are due in all. */
export interface Candidates<Review, Debut> {
  due: readonly Review[];
  early: readonly Review[];
  debut: readonly Debut[];
  dueCount: number;
}

/** Due cards that make a backlog for a unit of `size`. */
export function backlogAt(size: number): number {
  return MEMORY.backlogUnits * size;
}

/**
 * The cards of a unit: due reviews, at most half debut cards (2 under a backlog, none under a flood of due cards), then
 * the reviews not yet due that are closest to it, then further debut cards. Shorter than `size` only where nothing is left.
 */
export function composeUnit<Review, Debut>(
  size: number,
  { due, early, debut, dueCount }: Candidates<Review, Debut>,
): { reviews: Review[]; debuts: Debut[] } {
  const debuts = debut.slice(0, Math.min(debutLimit(size, dueCount), size));
  const dueTaken = due.slice(0, size - debuts.length);
  const earlyTaken = early.slice(0, size - debuts.length - dueTaken.length);
  const reviews = [...dueTaken, ...earlyTaken];
  const further = debut.slice(debuts.length, size - reviews.length);
  return { reviews, debuts: [...debuts, ...further] };
}

function debutLimit(size: number, dueCount: number): number {
  if (dueCount > MEMORY.floodUnits * size) return 0;
  if (dueCount > backlogAt(size)) return MEMORY.backlogDebuts;
  return Math.floor(size * MEMORY.debutShare);
}
