/** What SM-2 knows of a card. */
export interface Sm2State {
  /** Days until the next review, above 0. */
  interval: number;
  /** E-Factor, 1.3 and more. */
  ease: number;
  /** Reviews passed in a row. */
  passed: number;
}

const FIRST_EASE = 2.5;
const LEAST_EASE = 1.3;
const LONGEST_INTERVAL = 36_500;
/** SM-2 foretells no recall: it is taken to plan for this one at the end of an interval, as the public benchmark does. */
const PLANNED_RECALL = 0.9;

/**
 * SM-2 as published in 1987 (https://super-memory.com/english/ol/sm2.htm): a failure begins the intervals anew and leaves the
 * E-Factor alone. Again, Hard, Good and Easy are the qualities 2, 3, 4 and 5 of its scale.
 */
export function sm2Next(state: Sm2State | null, rating: 1 | 2 | 3 | 4): Sm2State {
  const { interval, ease, passed } = state ?? { interval: 0, ease: FIRST_EASE, passed: 0 };
  if (rating === 1) return { interval: 1, ease, passed: 0 };
  const short = 5 - (rating + 1);
  const next = passed === 0 ? 1 : passed === 1 ? 6 : interval * ease;
  return {
    interval: Math.min(LONGEST_INTERVAL, next),
    ease: Math.max(LEAST_EASE, ease + 0.1 - short * (0.08 + short * 0.02)),
    passed: passed + 1,
  };
}

/** Recall, 0 to 1, that the interval of SM-2 amounts to after some days. */
export function sm2Recall(state: Sm2State, elapsedDays: number): number {
  return PLANNED_RECALL ** (elapsedDays / state.interval);
}
