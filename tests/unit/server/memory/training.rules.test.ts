import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historiesBefore } from '#domain/memory/review.ts';
import type { Rating } from '#server/modules/memory/fsrs.rules.ts';
import { heldOutFrom, historiesOf, type LoggedReview, verdictOn } from '#server/modules/memory/training.rules.ts';

const rated = (cardId: number, row: number, elapsedDays: number | null, rating: Rating = 3): LoggedReview => ({
  cardId,
  row,
  elapsedDays,
  rating,
});

describe('histories of a log', () => {
  it('are one a card, and one more where a card was begun anew', () => {
    const log = [
      rated(1, 1, null),
      rated(1, 4, 3),
      rated(1, 5, null, 1),
      rated(1, 6, 2),
      rated(2, 2, null),
      rated(2, 3, 1),
    ];
    expect(historiesOf(log).map((history) => history.map(({ row, elapsedDays }) => [row, elapsedDays]))).toEqual([
      [
        [1, 0],
        [4, 3],
      ],
      [
        [5, 0],
        [6, 2],
      ],
      [
        [2, 0],
        [3, 1],
      ],
    ]);
  });

  it('begin with the first rating that is left of a card', () => {
    expect(historiesOf([rated(7, 1, 12)])).toEqual([[{ row: 1, elapsedDays: 0, rating: 3 }]]);
  });

  it('are cut in the order of time: the latest fifth is held out, and nothing of it is learned from', () => {
    const logs = fc.array(fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 9 })), {
      minLength: 1,
      maxLength: 200,
    });
    fc.assert(
      fc.property(logs, (answers) => {
        const log = answers
          .map(([card, elapsed], index) => rated(card, index + 1, elapsed))
          .sort((a, b) => a.cardId - b.cardId || a.row - b.row);
        const histories = historiesOf(log);
        const cut = heldOutFrom(histories);
        const learned = historiesBefore(histories, cut).flat();
        expect(Math.max(0, ...learned.map(({ row }) => row))).toBeLessThan(cut);
        expect(learned.length).toBe(Math.floor(answers.length * 0.8));
      }),
    );
  });
});

describe('trained weights', () => {
  const judged = { count: 50, trained: 0.3, inUse: 0.31, defaults: 0.4 };
  it.each([
    ['are kept where they foretell better', {}, 'kept'],
    ['are not where they foretell as well', { trained: 0.31 }, 'not_better'],
    ['are not where they are better than the defaults alone', { trained: 0.35 }, 'not_better'],
    ['are not where too little was foretold', { count: 49 }, 'too_few'],
    ['are not where nothing was foretold', { count: 0, trained: Number.NaN, inUse: Number.NaN }, 'too_few'],
    ['are not where they cannot be judged', { trained: Number.NaN }, 'not_better'],
  ])('%s', (_, of, verdict) => {
    expect(verdictOn({ ...judged, ...of })).toBe(verdict);
  });
});
