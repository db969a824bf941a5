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

/** The challenge of a unit as the report of its duel was judged; what it brings is decided by whoever keeps challenges. */
export interface FoughtChallenge {
  index: number;
  /** What is left of the learner's hp, above 0 to 1. */
  blood: number;
  /** Whether it was won: nothing is where no card could be shown. */
  won: boolean;
}

/** A unit as its report was judged, before anything of it is written. */
export interface CompletedUnit {
  unitId: number;
  /** The stage; of a challenge, the row of the challenge. */
  stageId: number;
  /** Null for a challenge. */
  packageId: number | null;
  /** Null for a stage. */
  challenge: FoughtChallenge | null;
  /** Without the cards that could not be shown. */
  answers: readonly AnsweredCard[];
  /** Whether anything was answered. A unit where nothing was only completes its level. */
  learned: boolean;
  /** Exp for cards and combo together. */
  exp: number;
  /** What of it the combo brings. */
  comboExp: number;
  star: 1 | 2 | 3;
  grade: Grade;
  comboCount: number;
}

/**
 * What follows from a completed unit. Participants are read with the unit and written with it by one statement, under the
 * row lock of the unit, once; whatever one of them refuses takes all of it back.
 */
export const completing = extensionPoint<CompletedUnit>('completing a unit');
