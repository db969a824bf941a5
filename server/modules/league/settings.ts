/** Numbers of the league that only the server has to know; the rest is in `domain/limits.ts`. */
export const LEAGUE = {
  /** Diamonds for keeping the rank that a result would take a star from. */
  keepRankDiamond: 100,
  /** After the end of a season before it is settled: whatever was reported in it is written by then. */
  settleAfterMs: 300_000,
  /** Groups whose letters one transaction sends, and learners who missed a season that one statement tells of. */
  groupsTold: 30,
  missedTold: 1000,
} as const;
