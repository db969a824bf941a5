/** A certain prediction that fails has an infinite loss: predictions are kept this far from 0 and 1. */
export const SUREST = 0.0001;

/** Predictions and what came of them, position by position. */
export interface Predictions {
  /** Predicted recall, 0 to 1. */
  recall: Float64Array;
  /** 1 where the card was remembered, else 0. */
  remembered: Uint8Array;
  /** The group that a prediction is averaged in by {@link rmseBins}: see {@link binOf}. */
  bin: Float64Array;
}

/** How good predictions were; see each function. */
export interface Scores {
  logLoss: number;
  rmseBins: number;
  auc: number;
}

export function scoresOf(predictions: Predictions): Scores {
  return { logLoss: logLoss(predictions), rmseBins: rmseBins(predictions), auc: auc(predictions) };
}

/** Loss of one prediction in nats: 0 where it was sure and right, {@link SUREST} bounds it. */
export function lossOf(recall: number, remembered: boolean): number {
  const sure = Math.min(1 - SUREST, Math.max(SUREST, recall));
  return -Math.log(remembered ? sure : 1 - sure);
}

/** Mean loss in nats; lower is better, 0.693 is tossing a coin. NaN without predictions. */
export function logLoss({ recall, remembered }: Predictions): number {
  let sum = 0;
  for (let at = 0; at < recall.length; at++) sum += lossOf(recall[at] as number, remembered[at] === 1);
  return sum / recall.length;
}

const step = (value: number, base: number) => (value === 0 ? 0 : Math.floor(Math.log(value) / Math.log(base)) + 1);

/**
 * The bin of a review in the public benchmark of FSRS: reviews alike in days since the last one, in number and in lapses, each on a
 * scale of logarithms (https://github.com/open-spaced-repetition/srs-benchmark).
 */
export function binOf(elapsedDays: number, nth: number, lapses: number): number {
  return (step(elapsedDays, 3.62) * 100 + step(nth, 1.89)) * 100 + step(lapses, 1.73);
}

/** Root of the mean squared distance, bin by bin, of mean prediction and share remembered, weighed by reviews; 0 is best. */
export function rmseBins({ recall, remembered, bin }: Predictions): number {
  const bins = new Map<number, { gap: number; count: number }>();
  for (let at = 0; at < recall.length; at++) {
    const key = bin[at] as number;
    const sums = bins.get(key) ?? { gap: 0, count: 0 };
    if (sums.count === 0) bins.set(key, sums);
    sums.gap += (recall[at] as number) - (remembered[at] as number);
    sums.count++;
  }
  let sum = 0;
  for (const { gap, count } of bins.values()) sum += gap ** 2 / count;
  return Math.sqrt(sum / recall.length);
}

/**
 * The chance that of two answers, one remembered and one forgotten, the remembered one was thought likelier; equal ones count half.
 * 0.5 says nothing, 1 is perfect. NaN where all or none were remembered.
 */
export function auc({ recall, remembered }: Predictions): number {
  const kept = recall.filter((_, at) => remembered[at] === 1).sort();
  const lost = recall.filter((_, at) => remembered[at] !== 1).sort();
  let below = 0;
  let upTo = 0;
  let wins = 0;
  for (const value of kept) {
    while (below < lost.length && (lost[below] as number) < value) below++;
    upTo = Math.max(upTo, below);
    while (upTo < lost.length && (lost[upTo] as number) <= value) upTo++;
    wins += (below + upTo) / 2;
  }
  return wins / (kept.length * lost.length);
}
