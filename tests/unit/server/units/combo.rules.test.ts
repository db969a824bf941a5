import { describe, expect, it } from 'vitest';
import { cleanAnswers, countedCombo } from '#server/modules/units/combo.rules.ts';

type Type = 'WRONG' | 'CORRECT' | 'TIP' | 'LAPSE';
/** Events of a card: what happened at which second, "match 7 CORRECT" where it was in the match. */
const card = (...happened: string[]) => ({
  events: happened.map((words) => {
    const [type, second, face = 'mcq'] = words.split(' ').reverse();
    return { type: type as Type, at: new Date(Number(second) * 1000), face, durationMs: 1 };
  }),
});

describe('a combo', () => {
  it.each([
    ['of nothing', [], 0, 0],
    ['of clean answers', [card('1 CORRECT', '3 CORRECT'), card('2 CORRECT', '4 CORRECT')], 4, 4],
    ['that a mistake broke', [card('1 CORRECT', '4 CORRECT'), card('2 WRONG', '3 CORRECT', '5 CORRECT')], 2, 3],
    ['that a tip broke', [card('1 CORRECT', '3 CORRECT'), card('2 TIP', '4 CORRECT', '5 CORRECT')], 2, 3],
    ['that a lapse broke', [card('1 CORRECT', '4 CORRECT'), card('3 LAPSE', '5 CORRECT')], 2, 3],
    ['that the practice lost and the boss won', [card('1 LAPSE', '2 CORRECT', '3 CORRECT')], 2, 2],
    [
      'with a match, which is one answer',
      [card('1 CORRECT', '3 CORRECT', 'match 5 CORRECT'), card('2 CORRECT', '4 CORRECT', 'match 6 CORRECT')],
      5,
      5,
    ],
    [
      'with a match that had a mistake on one of its cards',
      [card('1 CORRECT', 'match 3 WRONG', 'match 5 CORRECT'), card('2 CORRECT', 'match 4 CORRECT')],
      2,
      2,
    ],
    ['of an attempt that never ended', [card('1 CORRECT', '2 WRONG')], 1, 1],
  ])('%s', (_, learnEvents, longest, clean) => {
    expect(countedCombo(1000, learnEvents)).toBe(longest);
    expect(cleanAnswers(learnEvents)).toBe(clean);
  });

  it('is never more than what was claimed', () => {
    expect(countedCombo(1, [card('1 CORRECT', '2 CORRECT')])).toBe(1);
  });
});
