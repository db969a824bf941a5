/** Numbers of units. */
export const UNITS = {
  /** Cards of a unit by mode. */
  cards: { NORMAL: 10, PASSIONATE: 20 },
  /** Energy a start takes by mode. */
  energy: { NORMAL: 5, PASSIONATE: 0 },
  /** Exp for each completed card, and the combo that one point of combo exp takes. */
  expPerCard: 2,
  comboPerExp: 2,
  /** Share of cards answered with three stars, at least. */
  perfectShare: 0.9,
  goodShare: 0.6,
  /** A second start of the same package and mode within this many seconds is a double tap and answers the same unit. */
  doubleTapSeconds: 10,
  /** How far a device's clock may jump within a unit, in seconds. Only its differences count, never its time. */
  clockJumpSeconds: 120,
  /** Bytes of a report: one of 20 cards is about 30 KB, a long one several times that. */
  reportBodyBytes: 256 * 1024,
  /** Reports of other devices that are kept of one unit after it ended. */
  apartMax: 8,
} as const;
