import { bloodOf } from './duel.ts';
import type { LearnEvent } from './events.ts';
import type { Session } from './session.ts';

/** Plain shapes of the API's ReportUnitCancelInput and ReportUnitCompleteInput. */
export interface CancelReport {
  unitId: number;
  learnEvents: { cardId: number; events: LearnEvent[] }[];
}
export interface CompleteReport extends CancelReport {
  cardDurations: { cardId: number; seconds: number }[];
  cardLearnTimes: { cardId: number; times: number }[];
  comboCount: number;
  /** Of a duel only, above 0 to 1. */
  blood?: number;
}

/** What an abandoned unit reports: the events so far, in order, of the cards that have any. */
export function cancelReport({ unitId, cards }: Session): CancelReport {
  const learned = cards.filter((card) => card.events.length > 0);
  return { unitId, learnEvents: learned.map(({ cardId, events }) => ({ cardId, events })) };
}

/**
 * What a finished unit reports of every card: one that could not be shown has no events, seconds 0 and times 0. The combo
 * is the longest one. Seconds are kept to the millisecond.
 */
export function completeReport(session: Session): CompleteReport {
  const { unitId, cards, combo } = session;
  return {
    unitId,
    learnEvents: cards.map(({ cardId, events }) => ({ cardId, events })),
    cardDurations: cards.map(({ cardId, seconds }) => ({ cardId, seconds: Math.round(seconds * 1000) / 1000 })),
    // guard: every card is reported, shown or not
    cardLearnTimes: cards.map(({ cardId, times }) => ({ cardId, times })),
    comboCount: combo.max,
    ...(session.queueType === 'Duel' && { blood: bloodOf(session) }),
  };
}
