import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { masteryOf, memoryModel, type Rating } from '#server/modules/memory/fsrs.rules.ts';

const model = memoryModel();
const ratings = fc.constantFrom<Rating>(1, 2, 3, 4);
const stability = fc.double({ min: 0.001, max: 36_500, noNaN: true });

describe('mastery', () => {
  it.each([
    [2.3065, 27],
    [7, 46],
    [21, 69],
    [90, 100],
    [365, 100],
    [0, 0],
  ])('of a stability of %d days is %d', (days, mastery) => {
    expect(masteryOf(days)).toBe(mastery);
  });

  it('stays within 0 to 100 and never falls as stability grows', () => {
    fc.assert(
      fc.property(stability, stability, (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)];
        expect(masteryOf(low)).toBeGreaterThanOrEqual(0);
        expect(masteryOf(high)).toBeLessThanOrEqual(100);
        expect(masteryOf(low)).toBeLessThanOrEqual(masteryOf(high));
      }),
    );
  });
});

describe('recall', () => {
  it('is 1 on the day itself and the target once the stability has passed', () => {
    expect(model.recall(0, 5)).toBe(1);
    expect(model.recall(5, 5)).toBeCloseTo(0.9, 6);
  });

  it('stays within 0 to 1, falls with time and rises with stability', () => {
    const days = fc.integer({ min: 0, max: 20_000 });
    fc.assert(
      fc.property(days, days, stability, stability, (d1, d2, s1, s2) => {
        const r = model.recall(d1, s1);
        expect(r).toBeGreaterThanOrEqual(0);
        expect(r).toBeLessThanOrEqual(1);
        expect(model.recall(Math.min(d1, d2), s1)).toBeGreaterThanOrEqual(model.recall(Math.max(d1, d2), s1));
        expect(model.recall(d1, Math.min(s1, s2))).toBeLessThanOrEqual(model.recall(d1, Math.max(s1, s2)));
      }),
    );
  });

  it('is what the constants of the SQL choice compute', () => {
    const { decay, factor, dueRatio } = model.constants;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 }), fc.double({ min: 0.1, max: 400, noNaN: true }), (days, s) => {
        expect((1 + (factor * days) / s) ** decay).toBeCloseTo(model.recall(days, s), 6);
      }),
    );
    expect(dueRatio).toBeCloseTo(1, 6);
  });
});

describe('next state', () => {
  it('starts a card at the published stability of FSRS-6 for each rating', () => {
    const starts = ([1, 2, 3, 4] as const).map((rating) => model.next(null, 0, rating).stability);
    expect(starts).toEqual([0.212, 1.2931, 2.3065, 8.2956]);
  });

  it('keeps stability positive and difficulty within 1 to 10 over any history', () => {
    const history = fc.array(fc.tuple(fc.integer({ min: 0, max: 400 }), ratings), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(history, (reviews) => {
        let state = null as { stability: number; difficulty: number } | null;
        for (const [elapsed, rating] of reviews) {
          state = model.next(state, elapsed, rating);
          expect(state.stability).toBeGreaterThan(0);
          expect(state.difficulty).toBeGreaterThanOrEqual(1);
          expect(state.difficulty).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  it('never remembers longer after a worse rating of a later day', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.1, max: 400, noNaN: true }),
        fc.double({ min: 1, max: 10, noNaN: true }),
        fc.integer({ min: 1, max: 400 }),
        (s, difficulty, elapsed) => {
          const after = ([1, 2, 3, 4] as const).map(
            (r) => model.next({ stability: s, difficulty }, elapsed, r).stability,
          );
          expect(after).toEqual([...after].sort((a, b) => a - b));
          expect(after[0]).toBeLessThanOrEqual(s);
        },
      ),
    );
  });

  it('expects of a Good the growth that the SQL choice computes under a backlog', () => {
    const { scale, stabilityPower, recallRate } = model.constants.gain;
    const before = { stability: 12, difficulty: 6 };
    const r = model.recall(20, 12);
    const growth = 12 * scale * (11 - 6) * 12 ** stabilityPower * (Math.exp((1 - r) * recallRate) - 1);
    expect(before.stability + growth).toBeCloseTo(model.next(before, 20, 3).stability, 5);
  });
});
