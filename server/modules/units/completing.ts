import { extensionPoint } from '#server/kernel/participants.ts';
import type { RatedEvent } from '../memory/rating.rules.ts';
import type { Grade } from './score.rules.ts';

/** A card that was answered in a unit. */
export interface AnsweredCard {
  cardId: number;
  events: readonly RatedEvent[];
  /** How often it was practised. */
  times: number;
  grade: Grade;
}

/** A unit as its report was judged, before anything of it is written. */
export interface CompletedUnit {
  unitId: number;
  stageId: number;
  packageId: number;
  /** Without the cards that could not be shown. */
  answers: readonly AnsweredCard[];
  /** Whether anything was answered. A unit where nothing was only completes its level. */
  learned: boolean;
  /** Exp for cards and combo together. */
  exp: number;
  star: 1 | 2 | 3;
  grade: Grade;
  comboCount: number;
}

/**
 * What follows from a completed unit. Participants are read with the unit and written with it by one statement, under the
 * row lock of the unit, once; whatever one of them refuses takes all of it back.
 */
export const completing = extensionPoint<CompletedUnit>('completing a unit');
