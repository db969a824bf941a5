import { describe, expect, it } from 'vitest';
import { cardGrade, comboExp, type Grade, unitExp, unitGrade } from '#server/modules/units/score.rules.ts';

const typed = (words: string) =>
  words.split(' ').map((word) => ({
    type: word.replace('match:', '') as 'CORRECT',
    face: word.startsWith('match:') ? 'match' : 'mcq',
    durationMs: 900,
  }));

describe('a card', () => {
  it.each([
    ['CORRECT CORRECT', 'PERFECT'],
    ['WRONG CORRECT CORRECT', 'GOOD'],
    ['TIP CORRECT CORRECT', 'GOOD'],
    ['CORRECT TIP CORRECT', 'GOOD'],
    ['LAPSE CORRECT', 'NEEDS_IMPROVEMENT'],
    ['CORRECT LAPSE', 'NEEDS_IMPROVEMENT'],
    ['WRONG CORRECT TIP CORRECT', 'NEEDS_IMPROVEMENT'],
    // The boss, after the practice.
    ['CORRECT CORRECT WRONG CORRECT', 'PERFECT'],
    ['CORRECT CORRECT LAPSE', 'PERFECT'],
    ['WRONG CORRECT CORRECT TIP CORRECT', 'GOOD'],
    // His match.
    ['CORRECT CORRECT match:WRONG match:CORRECT', 'PERFECT'],
    ['CORRECT CORRECT CORRECT match:WRONG match:WRONG match:CORRECT', 'PERFECT'],
    ['TIP CORRECT CORRECT match:WRONG match:CORRECT', 'GOOD'],
  ])('"%s" is %s', (types, grade) => {
    expect(cardGrade(typed(types))).toBe(grade);
  });
});

describe('a unit of 10', () => {
  it.each([
    [10, 3, 'PERFECT'],
    [9, 3, 'PERFECT'],
    [8, 2, 'GOOD'],
    [6, 2, 'GOOD'],
    [5, 1, 'NEEDS_IMPROVEMENT'],
    [0, 1, 'NEEDS_IMPROVEMENT'],
  ])('with %d perfect cards has %d stars', (perfect, star, grade) => {
    const grades = Array.from({ length: 10 }, (_, index): Grade => (index < perfect ? 'PERFECT' : 'GOOD'));
    expect(unitGrade(grades)).toEqual({ star, grade });
  });
});

describe('exp', () => {
  it('is 2 a card and half the combo, rounded down', () => {
    expect(unitExp(10)).toBe(20);
    expect([0, 1, 2, 9, 10].map(comboExp)).toEqual([0, 0, 1, 4, 5]);
  });
});
