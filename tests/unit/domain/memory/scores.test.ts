import { array, assert, boolean, integer, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { auc, binOf, logLoss, lossOf, type Predictions, rmseBins } from '#domain/memory/scores.ts';

const predictions = (...rows: [recall: number, remembered: 0 | 1, bin?: number][]): Predictions => ({
  recall: Float64Array.from(rows, ([recall]) => recall),
  remembered: Uint8Array.from(rows, ([, remembered]) => remembered),
  bin: Float64Array.from(rows, ([, , bin]) => bin ?? 0),
});

describe('log loss', () => {
  it('is the mean of what each prediction loses', () => {
    expect(logLoss(predictions([0.5, 1], [0.5, 0]))).toBeCloseTo(Math.LN2, 12);
    expect(logLoss(predictions([0.9, 1], [0.8, 0]))).toBeCloseTo(-(Math.log(0.9) + Math.log(0.2)) / 2, 12);
  });

  it('is finite for a prediction that was certain and wrong', () => {
    expect(lossOf(1, false)).toBeCloseTo(-Math.log(0.0001), 6);
    expect(lossOf(0, true)).toBeCloseTo(-Math.log(0.0001), 6);
  });
});

describe('RMSE(bins)', () => {
  it('is 0 where each bin comes true on the whole, and the distance where it does not', () => {
    expect(rmseBins(predictions([0.5, 1, 1], [0.5, 0, 1], [1, 1, 2]))).toBe(0);
    expect(rmseBins(predictions([0.9, 0, 1], [0.9, 1, 1]))).toBeCloseTo(0.4, 12);
  });

  it('weighs a bin by its reviews', () => {
    // A gap of 0.5 in two of four reviews, none in the others.
    expect(rmseBins(predictions([1, 1, 1], [0, 0, 1], [0.5, 1, 2], [0.5, 1, 2]))).toBeCloseTo(Math.sqrt(0.125), 12);
  });

  it('puts alike what is alike on a scale of logarithms', () => {
    expect(binOf(1, 2, 0)).toBe(binOf(3, 3, 0));
    expect(binOf(1, 2, 0)).not.toBe(binOf(4, 2, 0));
    expect(binOf(1, 2, 0)).not.toBe(binOf(1, 4, 0));
    expect(binOf(1, 2, 0)).not.toBe(binOf(1, 2, 1));
    expect(binOf(1, 2, 1)).toBe(binOf(1, 2, 1));
  });
});

describe('AUC', () => {
  it('is 1 for a perfect order, 0 for the reverse, a half for no order, NaN where nothing was forgotten', () => {
    expect(auc(predictions([0.9, 1], [0.2, 0]))).toBe(1);
    expect(auc(predictions([0.2, 1], [0.9, 0]))).toBe(0);
    expect(auc(predictions([0.5, 1], [0.5, 0], [0.5, 1]))).toBe(0.5);
    expect(auc(predictions([0.9, 1], [0.8, 1]))).toBeNaN();
  });

  it('agrees with counting all pairs', () => {
    const answers = array(record({ recall: integer({ min: 0, max: 9 }), kept: boolean() }), { maxLength: 40 });
    assert(
      property(answers, (rows) => {
        const kept = rows.filter((row) => row.kept);
        const lost = rows.filter((row) => !row.kept);
        if (kept.length === 0 || lost.length === 0) return;
        const wins = kept.flatMap((a) => lost.map((b) => (a.recall > b.recall ? 1 : a.recall === b.recall ? 0.5 : 0)));
        const share = wins.reduce<number>((sum, win) => sum + win, 0) / wins.length;
        const asked = predictions(...rows.map(({ recall, kept }) => [recall / 10, kept ? 1 : 0] as [number, 0 | 1]));
        expect(auc(asked)).toBeCloseTo(share, 10);
      }),
    );
  });
});
