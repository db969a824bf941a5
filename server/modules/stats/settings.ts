export const STATS = {
  /** Cards one question may name. */
  cardsMax: 500,
} as const;
