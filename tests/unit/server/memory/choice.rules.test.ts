import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeUnit } from '#server/modules/memory/choice.rules.ts';

const list = (name: string, length: number) => Array.from({ length }, (_, index) => `${name}${index}`);
const compose = (due: number, early: number, debut: number, size = 10) => {
  const { reviews, debuts } = composeUnit(size, {
    due: list('due', Math.min(due, size)),
    early: list('early', Math.min(early, size)),
    debut: list('debut', Math.min(debut, size)),
    dueCount: due,
  });
  return { reviews, debuts };
};
const counts = (due: number, early: number, debut: number) => {
  const { reviews, debuts } = compose(due, early, debut);
  return [
    reviews.filter((card) => card.startsWith('due')).length,
    reviews.filter((card) => card.startsWith('early')).length,
    debuts.length,
  ];
};

describe('the cards of a unit of 10', () => {
  it.each([
    ['a new package', 0, 0, 50, [0, 0, 10]],
    ['at most half debut while there is anything to review', 0, 30, 50, [0, 5, 5]],
    ['due cards before those not yet due', 3, 30, 50, [3, 2, 5]],
    ['debut cards still take half beside many due', 20, 30, 50, [5, 0, 5]],
    ['more than two units due: at most 2 debut', 21, 0, 50, [8, 0, 2]],
    ['more than three units due: none', 31, 0, 50, [10, 0, 0]],
    ['no debut left', 2, 30, 0, [2, 8, 0]],
    ['few reviews: filled up with further debut cards', 1, 2, 50, [1, 2, 7]],
    ['a package with fewer cards than a unit', 1, 2, 3, [1, 2, 3]],
  ])('%s', (_, due, early, debut, expected) => {
    expect(counts(due, early, debut)).toEqual(expected);
  });

  it('keeps each list in its order', () => {
    expect(compose(3, 9, 9)).toEqual({
      reviews: ['due0', 'due1', 'due2', 'early0', 'early1'],
      debuts: ['debut0', 'debut1', 'debut2', 'debut3', 'debut4'],
    });
  });

  it('is full whenever there are cards enough, and has no card twice', () => {
    const count = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(count, count, count, fc.constantFrom(10, 20), (due, early, debut, size) => {
        const { reviews, debuts } = compose(due, early, debut, size);
        const cards = [...reviews, ...debuts];
        expect(new Set(cards).size).toBe(cards.length);
        expect(cards.length).toBe(Math.min(size, due + early + debut));
        if (due > 3 * size) expect(debuts).toEqual([]);
      }),
    );
  });
});
