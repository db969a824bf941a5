import { describe, expect, it } from 'vitest';
import { type Sm2State, sm2Next, sm2Recall } from '#domain/memory/sm2.ts';

const afterRatings = (...ratings: (1 | 2 | 3 | 4)[]) =>
  ratings.reduce<Sm2State | null>((state, rating) => sm2Next(state, rating), null) as Sm2State;

describe('SM-2', () => {
  it('waits one day, six days, then as many times longer as the card is easy', () => {
    expect(afterRatings(3).interval).toBe(1);
    expect(afterRatings(3, 3).interval).toBe(6);
    expect(afterRatings(3, 3, 3).interval).toBeCloseTo(15, 10);
    expect(afterRatings(4, 4, 4).interval).toBeCloseTo(6 * 2.7, 10);
  });

  it('makes a card harder by a Hard, never below 1.3, and leaves it alone by a failure', () => {
    expect(afterRatings(2).ease).toBeCloseTo(2.36, 10);
    expect(afterRatings(...Array<2>(20).fill(2)).ease).toBe(1.3);
    expect(afterRatings(3, 3, 3, 1)).toEqual({ interval: 1, ease: 2.5, passed: 0 });
  });

  it('is taken to plan for a recall of 0.9', () => {
    expect(sm2Recall(afterRatings(3, 3), 6)).toBeCloseTo(0.9, 10);
    expect(sm2Recall(afterRatings(3, 3), 12)).toBeCloseTo(0.81, 10);
  });
});
