import { PRACTICE_CARD_TIMES } from '#domain/limits.ts';
import { isGuessable } from '#domain/session/face.ts';
import { AGAIN, EASY, GOOD, HARD, type Rating } from './fsrs.rules.ts';
import { MEMORY } from './settings.ts';

export interface RatedEvent {
  type: 'WRONG' | 'CORRECT' | 'TIP' | 'LAPSE';
  face: string | null;
  durationMs: number | null;
}

/** One attempt at a card: its events up to the one that ended it. */
export type Round = readonly RatedEvent[];

/** The finished attempts of a card in order: each ends with CORRECT or LAPSE. Events after the last end are left out. */
export function roundsOf<Event extends RatedEvent>(events: readonly Event[]): Event[][] {
  const rounds: Event[][] = [];
  let open: Event[] = [];
  for (const event of events) {
    open.push(event);
    if (event.type === 'CORRECT' || event.type === 'LAPSE') {
      rounds.push(open);
      open = [];
    }
  }
  return rounds;
}

/** The face name of the boss's matching game, whose pairs are no practice. */
const MATCH_FACE = 'match';

/** Whether an attempt was a pair of the matching game. */
export function isMatchRound(round: Round): boolean {
  return round.at(-1)?.face === MATCH_FACE;
}

/** The attempts of a card that tell how well it is known: the boss, who asks after the practice, and his match do not. */
export function practiceRounds<Event extends RatedEvent>(events: readonly Event[]): Event[][] {
  // guard: the match is no practice
  return roundsOf(events)
    .filter((round) => !isMatchRound(round))
    .slice(0, PRACTICE_CARD_TIMES);
}

/** Passed at once and without help. */
export function isClean(round: Round): boolean {
  return round.length === 1 && round[0]?.type === 'CORRECT';
}

const hasMistake = (round: Round) => round.some(({ type }) => type === 'WRONG' || type === 'LAPSE');

/** Whether the face that ended an attempt offers the answer; an unknown face does. */
export function isGuessableRound(round: Round): boolean {
  return isGuessable(round.at(-1)?.face ?? '');
}

/** The person's own median time in ms for a face, where there are enough samples. */
export type Medians = ReadonlyMap<string, number>;

/** The rating of the first attempt of a local day. */
export function firstRating(round: Round, isReview: boolean, medians: Medians): Rating {
  const tips = round.filter(({ type }) => type === 'TIP').length;
  if (hasMistake(round) || tips >= MEMORY.revealingTips) return AGAIN;
  if (tips > 0) return HARD;
  return isReview && isQuickRecall(round, medians) ? EASY : GOOD;
}

function isQuickRecall(round: Round, medians: Medians): boolean {
  const passed = round.at(-1);
  if (!passed?.face || passed.durationMs === null || isGuessableRound(round)) return false;
  const median = medians.get(passed.face);
  return median !== undefined && passed.durationMs <= MEMORY.easyShareOfMedian * median;
}

/** What later attempts of the same day make of the first one: a fall, a recovery, or nothing. Never Easy. */
export function correction(first: Rating, later: readonly Round[]): Rating | null {
  const last = later.at(-1);
  if (first === AGAIN) return last && isClean(last) ? GOOD : null;
  return later.some(hasMistake) ? AGAIN : null;
}
