import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { movedBefore } from '#client/features/workshop/cards/chapter-cards.ts';
import { runsOf, standingOf } from '#client/features/workshop/cards/standing.ts';

const order = [1, 2, -7, 3, 4, 5];

describe('where cards stand', () => {
  it('is told by the next card of the server that stays', () => {
    expect(standingOf(order, [2])).toEqual([{ id: 2, before: 3 }]);
    expect(standingOf(order, [1, 2, 4])).toEqual([
      { id: 1, before: 3 },
      { id: 2, before: 3 },
      { id: 4, before: 5 },
    ]);
    expect(standingOf(order, [5])).toEqual([{ id: 5, before: null }]);
  });
  it('is one place for neighbours', () => {
    expect(runsOf(standingOf(order, [1, 2, 4, 5]))).toEqual([
      { ids: [1, 2], before: 3 },
      { ids: [4, 5], before: null },
    ]);
  });
  it('is where they are again after they are carried back run by run', () => {
    const cards = Array.from({ length: 12 }, (_, at) => at + 1);
    fc.assert(
      fc.property(fc.subarray(cards, { minLength: 1 }), (taken) => {
        let back = cards.filter((id) => !taken.includes(id));
        for (const { ids, before } of runsOf(standingOf(cards, taken)))
          back = movedBefore(back.concat(ids), ids, before);
        expect(back).toEqual(cards);
      }),
    );
  });
});
