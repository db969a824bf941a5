import type { Outcome } from '#domain/cards/faces/answer.ts';
import type { FaceName } from './question.ts';

export type LearnEventType = 'WRONG' | 'CORRECT' | 'TIP' | 'LAPSE';

/** What happened on a card; `at` is ISO 8601, `durationMs` counts from the moment the frame was shown. */
export interface LearnEvent {
  type: LearnEventType;
  face: FaceName | 'match';
  at: string;
  durationMs: number;
}

/** The event an outcome leaves behind, null for steps that are none. */
export function eventTypeOf(outcome: Outcome): LearnEventType | null {
  switch (outcome) {
    case 'wrong':
      return 'WRONG';
    case 'hint':
      return 'TIP';
    case 'passed':
      return 'CORRECT';
    case 'lapsed':
      return 'LAPSE';
    default:
      return null;
  }
}

/** An event of a frame that was shown at `shownAt`; a clock set back counts as no time. */
export function learnEvent(type: LearnEventType, face: LearnEvent['face'], shownAt: number, now: number): LearnEvent {
  return { type, face, at: new Date(now).toISOString(), durationMs: Math.max(0, now - shownAt) };
}
