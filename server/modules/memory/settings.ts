/** Numbers of scheduling; days, shares of 1 and ratios. */
export const MEMORY = {
  /** A card is due once its predicted recall falls below this. */
  targetRecall: 0.9,
  /** Stability in days at which mastery is 100. */
  masteredAt: 90,
  /** An Easy attempt takes at most this share of the person's own median time for the face. */
  easyShareOfMedian: 0.6,
  /** Timed attempts at a face before there is a median to compare with. */
  easyMinSamples: 10,
  /** Latest ratings that medians are taken from. */
  medianWindow: 500,
  /** Tips of one attempt that together give the answer away; each tip of a face shows only a part. */
  revealingTips: 3,
  /** Debut cards of a unit at most, as a share of it. */
  debutShare: 0.5,
  /** More due cards than this many units is a backlog: few debut cards, and strongest gain first. */
  backlogUnits: 2,
  backlogDebuts: 2,
  /** More due cards than this many units: no debut cards. */
  floodUnits: 3,
} as const;
