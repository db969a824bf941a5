/** Numbers of scheduling; days, shares of 1 and ratios. */
export const MEMORY = {
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

/** Numbers of training a person's own weights. */
export const TRAINING = {
  /** New ratings after which it is due, and days since the latest one after which fewer are enough. */
  afterRatings: 400,
  afterDays: 30,
  /** Latest share of the ratings that weights are judged by; they learn from what came before. */
  heldOutShare: 0.2,
  /** Answers that were foretold among those held out, below which they say nothing. */
  heldOutFrom: 50,
  /** Ratings that are read at most, of cards taken at random but always the same. */
  ratingsMax: 40_000,
  /** Ratings that are foretold, and cards that are foretold anew, in one go: some ten milliseconds. */
  ratingsAtOnce: 2000,
  cardsAtOnce: 500,
  /** Whoever trains somebody has so long, in minutes, before another may. */
  leaseMinutes: 60,
  /** Seconds of a run; who is left waits for the next one, as other jobs wait meanwhile. */
  runSeconds: 60,
} as const;

/** Numbers of the forecast of what aiming at a recall costs. */
export const COST = {
  /** Days ahead that it is the mean of. */
  days: 90,
  /** Memories that stand for all of a person, taken at random but always the same. */
  memories: 300,
  /** Cards that stand for those that will be met. */
  newCards: 90,
  /** Latest days from which it is taken how many cards are met a day; of somebody who began lately, not fewer than the second. */
  paceDays: 30,
  paceDaysMin: 7,
} as const;
