import { describe, expect, it } from 'vitest';
import type { History } from '#domain/memory/review.ts';
import { evaluate } from '#server/memory-evaluation/evaluation.ts';
import { meanScores, reportOf } from '#server/memory-evaluation/report.ts';
import { memoryModel } from '#server/modules/memory/fsrs.rules.ts';
import { simulatedLog, UNUSUAL_WEIGHTS } from './simulated.ts';

const logOf = (kept: History[], all = kept) => ({ kept, all, cards: kept.length, days: 10, durationMs: 3_600_000 });

/** One card a pair: learnt, and asked again after `days`. */
const pairs = (days: number, remembered: (nth: number) => boolean, count: number): History[] =>
  Array.from({ length: count }, (_, nth) => [
    { row: nth * 2, elapsedDays: 0, rating: 3 as const },
    { row: nth * 2 + 1, elapsedDays: days, rating: remembered(nth) ? (3 as const) : (1 as const) },
  ]);

describe('evaluating a log', () => {
  it('finds that a person unlike most is foretold best by weights of their own', async () => {
    const evaluation = await evaluate(logOf(simulatedLog(UNUSUAL_WEIGHTS, 1500, 2)));
    const { trained, defaults, library, sm2, constant } = evaluation?.scores ?? expect.fail('too few');
    for (const other of [defaults, library, sm2, constant]) {
      expect(trained.logLoss).toBeLessThan(other.logLoss - 0.005);
      expect(trained.rmseBins).toBeLessThan(other.rmseBins);
      expect(trained.auc).toBeGreaterThan(other.auc);
    }
    expect(trained.rmseBins).toBeLessThan(0.05);
  });

  it('judges the last five of six parts, and the constant by the share that was remembered before', async () => {
    // 12 predictions: two a part. The first part is forgotten, everything after it is remembered.
    const evaluation = await evaluate(logOf(pairs(2, (nth) => nth >= 2, 12)));
    expect(evaluation?.predictions).toBe(10);
    const shares = [0, 2 / 4, 4 / 6, 6 / 8, 8 / 10];
    const losses = shares.map((share) => -Math.log(Math.max(0.0001, share)));
    expect(evaluation?.scores.constant.logLoss).toBeCloseTo(losses.reduce((sum, loss) => sum + loss, 0) / 5, 10);
    expect(evaluation?.scores.constant.auc).toBeNaN();
    const recall = memoryModel().recall(2, memoryModel().next(null, 0, 3).stability);
    expect(evaluation?.scores.defaults.logLoss).toBeCloseTo(-Math.log(recall), 10);
    expect(evaluation?.scores.sm2.logLoss).toBeCloseTo(-Math.log(0.9 ** 2), 10);
  });

  it('foretells the same reviews by every model, whatever days the library counts', async () => {
    const kept = pairs(1, (nth) => nth % 3 > 0, 60);
    const zeroDays = kept.map((history) => history.map((review) => ({ ...review, elapsedDays: 0 })));
    const evaluation = await evaluate(logOf(kept, zeroDays));
    // The library sees no night between the reviews and is certain.
    expect(evaluation?.scores.library.logLoss).toBeGreaterThan(2);
    expect(evaluation?.scores.defaults.logLoss).toBeLessThan(1);
  });

  it('says nothing of a log too short to cut', async () => {
    expect(await evaluate(logOf(pairs(2, () => true, 5)))).toBeNull();
    expect(await evaluate(logOf([]))).toBeNull();
  });
});

describe('the report', () => {
  it('weighs people by what was foretold to them and leaves out figures that are none', async () => {
    const many = await evaluate(logOf(pairs(2, (nth) => nth % 2 > 0, 120)));
    const few = await evaluate(logOf(pairs(2, () => true, 12)));
    if (!many || !few) return expect.fail('too few');
    const mean = meanScores([many, few], 'defaults');
    expect(mean.logLoss).toBeCloseTo((100 * many.scores.defaults.logLoss + 10 * few.scores.defaults.logLoss) / 110, 12);
    expect(mean.auc).toBe(many.scores.defaults.auc);
    const log = { people: [logOf([]), logOf([]), logOf([])], reviews: 1234, manual: 1, hasInstants: false };
    const text = reportOf(log, [many, few]);
    expect(text).toContain('1,234 reviews of 0 cards by 3 people, 30 days of review, 3 hours.');
    expect(text).toContain('1 row with rating 0 (moved by hand) left out.');
    expect(text).toContain('Too few reviews to judge of one person.');
    expect(text).toContain('110 predictions judged, in 5 parts');
    expect(text).toMatch(/ours, trained +\d\.\d{4} +\d\.\d{4} +\d\.\d{4}/);
    expect(text).toMatch(/SM-2 +\d\.\d{4} +\d\.\d{4} +0\.5000/);
  });
});
