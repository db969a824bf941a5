/** Numbers of what a person lays aside or catches up with. */
export const CONTROL = {
  /** Days that a pause or a holiday lasts at most. */
  restDaysMax: 365,
  /** Cards that one call names at most. */
  cardsMax: 100,
  /** Characters of a search. */
  searchMax: 50,
  /** Times a card was forgotten from which it is hard, and from which help is proposed. */
  hardFrom: 4,
  helpFrom: 8,
  /** Stability in days from which a card is mastered, unless it was forgotten last. */
  masteredFrom: 21,
  /** Cards of a unit, in which a backlog is counted. */
  unitCards: 10,
  /** More due cards than this many units are a backlog. */
  backlogUnits: 3,
  /** A plan's days are few, some or many: so many units of due cards a day. */
  catchUpUnits: [3, 2, 1],
  /** Units of due cards a day after a holiday. */
  afterHolidayUnits: 2,
  /** Days of a plan, at most. */
  catchUpDaysMax: 60,
  /** A card falls due on no later day than this many from its last answer. */
  furthestDay: 36_500,
} as const;
