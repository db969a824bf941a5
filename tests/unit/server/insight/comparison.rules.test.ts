import { describe, expect, it } from 'vitest';
import { comparisonOf } from '#server/modules/insight/comparison.rules.ts';
import { memoryModel } from '#server/modules/memory/fsrs.rules.ts';

const model = memoryModel();
type Rated = Parameters<typeof comparisonOf>[1][number];

/** A card learnt with a Good and asked `elapsedDays` later. */
const pair = (cardId: number, rating: 1 | 3, predicted: number, elapsedDays = 2): Rated[] => [
  { cardId, rating: 3, elapsedDays: null, predicted: null },
  { cardId, rating, elapsedDays, predicted },
];

describe('the comparison', () => {
  it('judges the same answers by what was foretold, by the untrained model and by a constant', () => {
    const ratings = Array.from({ length: 60 }, (_, card) => pair(card, card % 4 === 0 ? 1 : 3, 0.8)).flat();
    const recall = model.recall(2, model.next(null, 0, 3).stability);
    const mean = (of: number) => -(0.75 * Math.log(of) + 0.25 * Math.log(1 - of));
    const found = comparisonOf(model, ratings);
    expect(found).toMatchObject({ ratings: 60, observed: 0.75 });
    expect(found?.ours).toBeCloseTo(mean(0.8), 10);
    expect(found?.defaults).toBeCloseTo(mean(recall), 10);
    expect(found?.constant).toBeCloseTo(mean(0.75), 10);
  });

  it('equals ours where it was foretold without training, corrections and cards begun anew included', () => {
    const ratings = Array.from({ length: 30 }, (_, cardId): Rated[] => {
      const first = model.next(null, 0, 1);
      const corrected = model.next(first, 0, 3);
      const again = model.next(null, 0, 4);
      return [
        { cardId, rating: 1, elapsedDays: null, predicted: null },
        { cardId, rating: 3, elapsedDays: 0, predicted: 1 },
        { cardId, rating: 3, elapsedDays: 3, predicted: model.recall(3, corrected.stability) },
        { cardId, rating: 4, elapsedDays: null, predicted: null },
        { cardId, rating: 1, elapsedDays: 9, predicted: model.recall(9, again.stability) },
      ];
    }).flat();
    const found = comparisonOf(model, ratings);
    expect(found?.ratings).toBe(60);
    expect(found?.defaults).toBeCloseTo(found?.ours ?? 0, 12);
  });

  it('says nothing below fifty answers', () => {
    const answers = (count: number) => Array.from({ length: count }, (_, card) => pair(card, 3, 0.9)).flat();
    expect(comparisonOf(model, answers(49))).toBeNull();
    expect(comparisonOf(model, answers(50))).not.toBeNull();
    expect(comparisonOf(model, [])).toBeNull();
  });
});
