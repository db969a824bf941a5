import {
  BOSS_CARDS,
  CARD_DURATION_EXTRA_S,
  CARD_DURATION_MAX_S,
  CARD_TIMES_MAX,
  MATCH_CARDS,
  PRACTICE_CARD_TIMES,
} from '#domain/limits.ts';
import type { Problem } from '#domain/words.ts';
import { isMatchRound, type RatedEvent, roundsOf } from '../memory/rating.rules.ts';
import { cleanAnswers } from './combo.rules.ts';
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
/** The unit a report is about: its cards, and the seconds since its start by the server's clock. */
export interface ReportedUnit {
  /** A duel asks each card once, and has no boss. */
  isDuel: boolean;
  cardIds: readonly number[];
  openSeconds: number;
}

/** Why a report of an abandoned unit cannot be true; empty where it can. */
export function impossibleEvents(unit: ReportedUnit, learnEvents: readonly CardEvents[]): Problem[] {
  return [...foreignCards(unit.cardIds, learnEvents, 'input.learnEvents'), ...impossibleTimes(unit, learnEvents)];
}

/**
 * Why a report of a completed unit cannot be true; empty where it can. What a session of the domain can produce is
 * possible: every card passed in each practice, some once more by the boss and as a pair of the match; a card that could
 * not be shown has no events, times or seconds. The device's clock is trusted for differences only.
 */
export function impossibleReport(unit: ReportedUnit, report: CompleteReport): Problem[] {
  const { learnEvents, cardDurations, cardLearnTimes, comboCount } = report;
  const sets = [
    ...wrongCards(unit.cardIds, learnEvents, 'input.learnEvents'),
    ...wrongCards(unit.cardIds, cardDurations, 'input.cardDurations'),
    ...wrongCards(unit.cardIds, cardLearnTimes, 'input.cardLearnTimes'),
  ];
  if (sets.length > 0) return sets;
  const asked = new Map(learnEvents.map(({ cardId, events }) => [cardId, countRounds(events).asked]));
  const timesAsked = (cardId: number) => asked.get(cardId) ?? 0;
  const problems = [...impossibleTimes(unit, learnEvents), ...impossibleRounds(unit, learnEvents)];
  // guard: time that the attempts can take
  // guard: no time on a card that could not be shown
  for (const [index, { cardId, seconds }] of cardDurations.entries())
    if (seconds > CARD_DURATION_MAX_S * timesAsked(cardId))
      problems.push({
        path: `input.cardDurations[${index}].seconds`,
        message: { zh: '比这些作答所能用的时间还长', en: 'is longer than the attempts can take' },
      });
  // guard: practised as the events say
  for (const [index, { cardId, times }] of cardLearnTimes.entries())
    if (times !== timesAsked(cardId))
      problems.push({
        path: `input.cardLearnTimes[${index}].times`,
        message: { zh: '与作答记录不符', en: 'does not agree with the events' },
      });
  const measured = cardDurations.map(({ cardId, seconds }) => seconds - CARD_DURATION_EXTRA_S * timesAsked(cardId));
  // guard: no more time than the unit was open
  if (measured.reduce((sum, seconds) => sum + Math.max(0, seconds), 0) > longest(unit))
    problems.push({
      path: 'input.cardDurations',
      message: { zh: '比单元打开的时间还长', en: 'take more time than the unit was open' },
    });
  // guard: a combo of clean attempts
  if (comboCount > cleanAnswers(learnEvents))
    problems.push({
      path: 'input.comboCount',
      message: { zh: '多于一次答对的次数', en: 'is more than the clean answers' },
    });
  return problems;
}

/** Finished attempts of a card: those where it was asked by itself, and its pairs of the match. */
function countRounds(events: readonly ReportedEvent[]) {
  const rounds = roundsOf(events);
  const matched = rounds.filter(isMatchRound).length;
  return { asked: rounds.length - matched, matched };
}

/** How often one card is asked, and how many cards the boss and his match ask besides. */
interface Rounds {
  least: number;
  most: number;
  byBoss: number;
  byMatch: number;
}
const STAGE_ROUNDS: Rounds = {
  least: PRACTICE_CARD_TIMES,
  most: CARD_TIMES_MAX,
  byBoss: BOSS_CARDS,
  byMatch: MATCH_CARDS,
};
const DUEL_ROUNDS: Rounds = { least: 1, most: 1, byBoss: 0, byMatch: 0 };

/** A card is asked in each practice, by the boss once more at most, and is one pair of the match at most; in a duel once. */
function impossibleRounds({ isDuel }: ReportedUnit, learnEvents: readonly CardEvents[]): Problem[] {
  // guard: each card once in a duel
  const { least, most, ...rounds } = isDuel ? DUEL_ROUNDS : STAGE_ROUNDS;
  const cards = learnEvents.map(({ events }) => ({ ...countRounds(events), isShown: events.length > 0 }));
  const problems = cards.flatMap(({ isShown, asked, matched }, index) => {
    const path = `input.learnEvents[${index}].events`;
    // guard: each card passed twice
    if (isShown && asked < least)
      return [{ path, message: { zh: `这张卡片要通过 ${least} 次`, en: `must pass the card ${least} times` } }];
    // guard: no more attempts than a unit asks for
    // guard: a card once in the match
    if (asked > most || matched > 1)
      return [{ path, message: { zh: '作答次数多于单元会问的次数', en: 'has more attempts than a unit asks for' } }];
    return [];
  });
  const byBoss = cards.filter(({ asked }) => asked > least).length;
  const byMatch = cards.filter(({ matched }) => matched > 0).length;
  // guard: cards of the boss
  // guard: cards of the match
  if (byBoss > rounds.byBoss || byMatch > rounds.byMatch)
    problems.push({
      path: 'input.learnEvents',
      message: { zh: 'Boss 的卡片多于会问的数量', en: 'has more cards of the boss than he asks for' },
    });
  return problems;
}

type Carded = readonly { cardId: number }[];

function foreignCards(unitCards: readonly number[], entries: Carded, path: string): Problem[] {
  const own = new Set(unitCards);
  const seen = new Set<number>();
  return entries.flatMap(({ cardId }, index) => {
    // guard: cards of the unit
    // guard: a card once
    const message = !own.has(cardId)
      ? { zh: '不是这个单元的卡片', en: 'is not a card of the unit' }
      : seen.has(cardId)
        ? { zh: '重复了', en: 'comes twice' }
        : null;
    seen.add(cardId);
    return message ? [{ path: `${path}[${index}].cardId`, message }] : [];
  });
}

function wrongCards(unitCards: readonly number[], entries: Carded, path: string): Problem[] {
  const problems = foreignCards(unitCards, entries, path);
  // guard: every card
  if (problems.length > 0 || entries.length === unitCards.length) return problems;
  return [{ path, message: { zh: '必须包含单元的每张卡片', en: 'must name every card of the unit' } }];
}

// guard: an hour does not pass at once
/** Seconds that a device may have measured of a unit. */
const longest = ({ openSeconds }: ReportedUnit) => openSeconds + UNITS.clockJumpSeconds;

/** A unit spans no more time than it was open by the server's clock. */
function impossibleTimes(unit: ReportedUnit, learnEvents: readonly CardEvents[]): Problem[] {
  const slack = UNITS.clockJumpSeconds * 1000;
  // guard: events in order
  const problems = learnEvents.flatMap(({ events }, index) =>
    events.some(
      (event, place) => place > 0 && event.at.getTime() < (events[place - 1] as ReportedEvent).at.getTime() - slack,
    )
      ? [{ path: `input.learnEvents[${index}].events`, message: { zh: '必须按时间顺序', en: 'must be in order' } }]
      : [],
  );
  const times = learnEvents.flatMap(({ events }) => events.map((event) => event.at.getTime()));
  const span = times.length > 0 ? Math.max(...times) - Math.min(...times) : 0;
  // guard: events within the time of a unit
  if (span > longest(unit) * 1000)
    problems.push({
      path: 'input.learnEvents',
      message: { zh: '时间跨度超过单元打开的时间', en: 'spans more time than the unit was open' },
    });
  return problems;
}
