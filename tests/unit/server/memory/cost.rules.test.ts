import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AgedMemory, cardsADay, cardsToCome, TARGETS } from '#server/modules/memory/cost.rules.ts';
import { memoryModel } from '#server/modules/memory/fsrs.rules.ts';

const model = memoryModel();
const memory = fc.record({
  stability: fc.double({ min: 0.1, max: 400, noNaN: true }),
  difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
  elapsed: fc.integer({ min: 0, max: 300 }),
});
const of = (memories: AgedMemory[], weight = 1) => [{ memories, weight }];

it('targets go from 0.80 to 0.95 by hundredths', () => {
  expect(TARGETS).toEqual([
    0.8, 0.81, 0.82, 0.83, 0.84, 0.85, 0.86, 0.87, 0.88, 0.89, 0.9, 0.91, 0.92, 0.93, 0.94, 0.95,
  ]);
});

describe('cards a day', () => {
  it('of a card that is kept longer than the days ahead are none', () => {
    expect(cardsADay(model, of([{ stability: 300, difficulty: 5, elapsed: 0 }]), 0.9)).toBe(0);
  });

  it('of a card that comes back once are one in ninety days, where its next time lies beyond them', () => {
    // Due on the day after 60, and then kept for far more than the 30 days that are left, whether remembered or not.
    const once = { stability: 60, difficulty: 1, elapsed: 0 };
    expect(cardsADay(model, of([once], 90), 0.9)).toBe(1);
  });

  it('count an overdue card on the first day', () => {
    expect(cardsADay(model, of([{ stability: 80, difficulty: 1, elapsed: 400 }], 90), 0.9)).toBe(1);
  });

  it('are no fewer for more of the same cards, and the same whenever they are asked', () => {
    fc.assert(
      fc.property(fc.array(memory, { maxLength: 20 }), fc.constantFrom(...TARGETS), (memories, target) => {
        const once = cardsADay(model, of(memories), target);
        expect(cardsADay(model, of(memories), target)).toBe(once);
        expect(cardsADay(model, of(memories, 3), target)).toBeCloseTo(3 * once, 9);
        expect(once).toBeGreaterThanOrEqual(0);
        // A card comes back once a day at most.
        expect(once).toBeLessThanOrEqual(memories.length);
      }),
    );
  });

  it('are many more for those who want to forget little', () => {
    const memories = Array.from({ length: 200 }, (_, index) => ({
      stability: 1 + (index % 60),
      difficulty: 5,
      elapsed: 0,
    }));
    const [least, usual, most] = [0.8, 0.9, 0.95].map((target) => cardsADay(model, of(memories), target)) as [
      number,
      number,
      number,
    ];
    expect(usual).toBeGreaterThan(1.4 * least);
    expect(most).toBeGreaterThan(1.4 * usual);
  });

  it('grow with the cards that are met on a day; meeting one is no review', () => {
    expect(cardsADay(model, [cardsToCome(model, 0)], 0.9)).toBe(0);
    const [few, many] = [2, 20].map((pace) => cardsADay(model, [cardsToCome(model, pace)], 0.9)) as [number, number];
    expect(many).toBeCloseTo(10 * few, 9);
    // Each new card comes back some times in its first months.
    expect(few).toBeGreaterThan(2);
    expect(few).toBeLessThan(20);
  });
});
