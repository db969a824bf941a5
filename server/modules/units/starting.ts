import { extensionPoint } from '#server/kernel/participants.ts';

/** A unit that is about to start. */
export interface StartingUnit {
  /** Energy that it takes, 0 and up. */
  energy: number;
}

/** What starting a unit takes. Participants write with the unit by one statement, and may refuse it. */
export const starting = extensionPoint<StartingUnit>('starting a unit');
