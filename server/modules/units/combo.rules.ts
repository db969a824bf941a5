import { nextCombo } from '#domain/session/combo.ts';
import { isClean, isMatchRound, type RatedEvent, roundsOf } from '../memory/rating.rules.ts';

interface TimedEvent extends RatedEvent {
  at: Date;
}
interface Answer {
  at: number;
  clean: boolean;
}

/** What a combo counts, in the order of the instants it ended: each attempt at a card, and the whole match as one. */
function answersOf(learnEvents: readonly { events: readonly TimedEvent[] }[]): Answer[] {
  const rounds = learnEvents.flatMap(({ events }) => roundsOf(events));
  const end = (round: readonly TimedEvent[]) => round.at(-1)?.at.getTime() ?? 0;
  const answers = rounds
    .filter((round) => !isMatchRound(round))
    .map((round) => ({ at: end(round), clean: isClean(round) }));
  const pairs = rounds.filter(isMatchRound);
  // guard: the match is one answer of a combo
  if (pairs.length > 0) answers.push({ at: Math.max(...pairs.map(end)), clean: pairs.every(isClean) });
  return answers.sort((a, b) => a.at - b.at);
}

/** How many answers went without a mistake or help: no combo is longer. */
export function cleanAnswers(learnEvents: readonly { events: readonly TimedEvent[] }[]): number {
  return answersOf(learnEvents).filter(({ clean }) => clean).length;
}

/**
 * The combo that counts: the one claimed, or the longest the events give where that is shorter. It is no reason to refuse
 * a report, because a device's clock that jumps within a unit changes the order of the events.
 */
export function countedCombo(claimed: number, learnEvents: readonly { events: readonly TimedEvent[] }[]): number {
  const start = { current: 0, max: 0 };
  const { max } = answersOf(learnEvents).reduce((combo, { clean }) => nextCombo(combo, clean ? 3 : 2), start);
  return Math.min(claimed, max);
}
