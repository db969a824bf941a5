export const CHECK_IN = {
  /** Days one question about the calendar may span. */
  statsDaysMax: 400,
} as const;
