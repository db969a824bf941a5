import { CARD_DURATION_MAX_S, PRACTICE_CARD_TIMES, STAGE_UNIT_EXPIRY_S } from '#domain/limits.ts';
import { isClean, type RatedEvent, roundsOf } from '../memory/rating.rules.ts';
import { UNITS } from './settings.ts';

interface ReportedEvent extends RatedEvent {
  at: Date;
}
export interface CardEvents {
  cardId: number;
  events: readonly ReportedEvent[];
}
export interface CompleteReport {
  learnEvents: readonly CardEvents[];
  cardDurations: readonly { cardId: number; seconds: number }[];
  cardLearnTimes: readonly { cardId: number; times: number }[];
  comboCount: number;
}
export interface Problem {
  path: string;
  message: string;
}

/** The face name of the boss's matching game, whose pairs are no practice. */
const MATCH_FACE = 'match';

/** The unit a report is about: its cards, and the seconds since its start by the server's clock. */
export interface ReportedUnit {
  cardIds: readonly number[];
  openSeconds: number;
}

/** Why a report of an abandoned unit cannot be true; empty where it can. */
export function impossibleEvents(unit: ReportedUnit, learnEvents: readonly CardEvents[]): Problem[] {
  return [...foreignCards(unit.cardIds, learnEvents, 'input.learnEvents'), ...impossibleTimes(unit, learnEvents)];
}

/**
 * Why a report of a completed unit cannot be true; empty where it can. Every card must have been passed in each
 * practice. The device's clock is trusted for differences only.
 */
export function impossibleReport(unit: ReportedUnit, report: CompleteReport): Problem[] {
  const { learnEvents, cardDurations, cardLearnTimes, comboCount } = report;
  const sets = [
    ...wrongCards(unit.cardIds, learnEvents, 'input.learnEvents'),
    ...wrongCards(unit.cardIds, cardDurations, 'input.cardDurations'),
    ...wrongCards(unit.cardIds, cardLearnTimes, 'input.cardLearnTimes'),
  ];
  if (sets.length > 0) return sets;
  const rounds = new Map(learnEvents.map(({ cardId, events }) => [cardId, roundsOf(events)]));
  const roundsOfCard = (cardId: number) => rounds.get(cardId) ?? [];
  const problems = impossibleTimes(unit, learnEvents);
  for (const [index, { cardId }] of learnEvents.entries()) {
    const practised = roundsOfCard(cardId).filter((round) => round.at(-1)?.face !== MATCH_FACE).length;
    if (practised < PRACTICE_CARD_TIMES)
      problems.push({
        path: `input.learnEvents[${index}].events`,
        message: `must pass the card ${PRACTICE_CARD_TIMES} times`,
      });
  }
  for (const [index, { cardId, seconds }] of cardDurations.entries())
    if (seconds > CARD_DURATION_MAX_S * roundsOfCard(cardId).length)
      problems.push({ path: `input.cardDurations[${index}].seconds`, message: 'is longer than the attempts can take' });
  for (const [index, { cardId, times }] of cardLearnTimes.entries())
    if (times < PRACTICE_CARD_TIMES || times > roundsOfCard(cardId).length)
      problems.push({ path: `input.cardLearnTimes[${index}].times`, message: 'does not agree with the events' });
  const clean = [...rounds.values()].flat().filter(isClean).length;
  if (comboCount > clean) problems.push({ path: 'input.comboCount', message: 'is more than the clean attempts' });
  return problems;
}

type Carded = readonly { cardId: number }[];

function foreignCards(unitCards: readonly number[], entries: Carded, path: string): Problem[] {
  const own = new Set(unitCards);
  const seen = new Set<number>();
  return entries.flatMap(({ cardId }, index) => {
    const message = !own.has(cardId) ? 'is not a card of the unit' : seen.has(cardId) ? 'comes twice' : null;
    seen.add(cardId);
    return message ? [{ path: `${path}[${index}].cardId`, message }] : [];
  });
}

function wrongCards(unitCards: readonly number[], entries: Carded, path: string): Problem[] {
  const problems = foreignCards(unitCards, entries, path);
  if (problems.length > 0 || entries.length === unitCards.length) return problems;
  return [{ path, message: 'must name every card of the unit' }];
}

/** A unit spans no more time than it was open, or may be open where the server's clock stands still. */
function impossibleTimes({ openSeconds }: ReportedUnit, learnEvents: readonly CardEvents[]): Problem[] {
  const slack = UNITS.clockJumpSeconds * 1000;
  const problems = learnEvents.flatMap(({ events }, index) =>
    events.some(
      (event, place) => place > 0 && event.at.getTime() < (events[place - 1] as ReportedEvent).at.getTime() - slack,
    )
      ? [{ path: `input.learnEvents[${index}].events`, message: 'must be in order' }]
      : [],
  );
  const times = learnEvents.flatMap(({ events }) => events.map((event) => event.at.getTime()));
  const span = times.length > 0 ? Math.max(...times) - Math.min(...times) : 0;
  if (span > Math.max(openSeconds, STAGE_UNIT_EXPIRY_S) * 1000 + slack)
    problems.push({ path: 'input.learnEvents', message: 'spans more time than a unit can take' });
  return problems;
}
