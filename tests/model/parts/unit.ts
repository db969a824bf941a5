/** A unit as the person knows it. */
export interface Unit {
  unitId: number;
  /** null in a duel, whose cards come from several. */
  packageId: number | null;
  /** null for a level. */
  challenge: number | null;
  startedAt: number;
  level: number;
  cardIds: number[];
  state: 'open' | 'completed' | 'cancelled';
  /** Energy its cancellation gave back. */
  returned: number;
  /** The answer to its report. */
  completion?: unknown;
  /** The very request that completed it, to be sent again. */
  report?: object;
}
