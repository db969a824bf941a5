import { describe, expect, it } from 'vitest';
import { impossibleBlood } from '#server/modules/units/blood.rules.ts';

const at = new Date('2027-02-01T00:00:00Z');
/** Ten cards, so many of them with two mistakes. */
const withMistakes = (mistaken: number) =>
  Array.from({ length: 10 }, (_, cardId) => ({
    cardId,
    events: (cardId < mistaken ? (['WRONG', 'WRONG', 'CORRECT'] as const) : (['TIP', 'CORRECT'] as const)).map(
      (type) => ({ type, face: 'mcq', durationMs: 1, at }),
    ),
  }));
const messages = (isDuel: boolean, blood: number | null, mistaken: number) =>
  impossibleBlood(isDuel, blood, withMistakes(mistaken)).map(({ message }) => message.en);

describe('blood', () => {
  it.each([
    [1, 0],
    [0.8, 1],
    [0.6, 2],
    [0.2, 4],
  ])('%d is what %i cards with a mistake leave', (blood, mistaken) => {
    expect(messages(true, blood, mistaken)).toEqual([]);
  });

  it.each([
    [1, 1],
    [0.6, 1],
    [0.79, 1],
    [null, 0],
  ])('%d is not what %i cards with a mistake leave', (blood, mistaken) => {
    expect(messages(true, blood, mistaken)).toEqual(['does not agree with the events']);
  });

  it('is gone in a duel that was lost, whatever is said', () => {
    expect([messages(true, 0, 5), messages(true, 0.2, 5)]).toEqual([['the duel was lost'], ['the duel was lost']]);
  });

  it('is none in a stage', () => {
    expect([messages(false, null, 0), messages(false, 1, 0)]).toEqual([[], ['a stage has no boss blood']]);
  });
});
