import { default_w } from 'ts-fsrs';
import { describe, expect, it } from 'vitest';
import { historiesBefore } from '#domain/memory/review.ts';
import { memoryModel } from '#server/modules/memory/fsrs.rules.ts';
import { lossOn } from '#server/modules/memory/prediction.rules.ts';
import { trainWeights } from '#server/modules/memory/training.ts';
import { simulatedLog, UNUSUAL_WEIGHTS } from '../memory-evaluation/simulated.ts';

describe('training', () => {
  const log = simulatedLog(UNUSUAL_WEIGHTS, 4000, 1);

  it('recovers the weights by which a log was made', async () => {
    const weights = await trainWeights(log);
    // How long a card is kept after its first rating is seen directly; Easy ones come back late and tell least.
    for (const [index, within] of [0.25, 0.25, 0.25, 0.5].entries()) {
      const truth = UNUSUAL_WEIGHTS[index] as number;
      expect(Math.abs((weights[index] as number) / truth - 1), `weight ${index}`).toBeLessThan(within);
    }
    // The other weights make up for each other; what they foretell is what counts.
    const [truth, trained, defaults] = [UNUSUAL_WEIGHTS, weights, default_w].map((of) => lossOn(memoryModel(of), log));
    expect((trained as number) - (truth as number)).toBeLessThan(0.002);
    expect((defaults as number) - (truth as number)).toBeGreaterThan(0.01);
  });

  it('foretells reviews that it has not seen better than the defaults do', async () => {
    const rows = log.reduce((sum, history) => sum + history.length, 0);
    const cut = Math.floor(rows * 0.8);
    const weights = await trainWeights(historiesBefore(log, cut));
    expect(lossOn(memoryModel(weights), log, cut)).toBeLessThan(lossOn(memoryModel(), log, cut) - 0.005);
  });

  it('gives the same weights for the same log', async () => {
    const few = log.slice(0, 200);
    expect(await trainWeights(few)).toEqual(await trainWeights(few));
  });

  it('stays with the defaults where there is next to nothing to learn from', async () => {
    const oneDay = Array.from({ length: 100 }, (_, row) => ({ row, elapsedDays: 0, rating: 3 as const }));
    for (const little of [[], [log[0]?.slice(0, 2) ?? []], [oneDay]]) {
      const weights = await trainWeights(little);
      weights.forEach((weight, index) => {
        expect(weight).toBeCloseTo(default_w[index] as number, 5);
      });
    }
  });
});

describe('loss on held out reviews', () => {
  it('counts reviews from the row on, and those of a later day alone', () => {
    const model = memoryModel();
    const history = [
      { row: 0, elapsedDays: 0, rating: 3 },
      { row: 1, elapsedDays: 0, rating: 1 },
      { row: 2, elapsedDays: 4, rating: 3 },
      { row: 3, elapsedDays: 9, rating: 1 },
    ] as const;
    const first = model.next(model.next(null, 0, 3), 0, 1);
    const second = model.next(first, 4, 3);
    const losses = [-Math.log(model.recall(4, first.stability)), -Math.log(1 - model.recall(9, second.stability))];
    expect(lossOn(model, [history])).toBeCloseTo(((losses[0] as number) + (losses[1] as number)) / 2, 12);
    expect(lossOn(model, [history], 3)).toBeCloseTo(losses[1] as number, 12);
    expect(lossOn(model, [history], 4)).toBeNaN();
  });
});
