import { describe, expect, it } from 'vitest';
import {
  correction,
  firstRating,
  isClean,
  practiceRounds,
  type RatedEvent,
  roundsOf,
} from '#server/modules/memory/rating.rules.ts';

const events = (types: string, face = 'wordChoice', durationMs: number | null = 1000): RatedEvent[] =>
  types
    .split(' ')
    .filter(Boolean)
    .map((type) => ({ type: type as RatedEvent['type'], face, durationMs }));

const none = new Map<string, number>();
const typesOf = (rounds: RatedEvent[][]) => rounds.map((round) => round.map(({ type }) => type).join(' '));

describe('rounds', () => {
  it.each([
    ['', []],
    ['CORRECT', ['CORRECT']],
    ['WRONG CORRECT CORRECT', ['WRONG CORRECT', 'CORRECT']],
    ['LAPSE TIP WRONG CORRECT', ['LAPSE', 'TIP WRONG CORRECT']],
    ['CORRECT WRONG', ['CORRECT']],
  ])('of "%s" are %j', (types, expected) => {
    expect(typesOf(roundsOf(events(types)))).toEqual(expected);
  });

  it.each([
    ['nothing', [], []],
    ['two practices', events('CORRECT WRONG CORRECT'), ['CORRECT', 'WRONG CORRECT']],
    ['the boss after them', events('CORRECT LAPSE WRONG CORRECT'), ['CORRECT', 'LAPSE']],
    [
      'the match after them',
      [...events('CORRECT CORRECT'), ...events('WRONG CORRECT', 'match')],
      ['CORRECT', 'CORRECT'],
    ],
    [
      'the match between them',
      [...events('LAPSE'), ...events('WRONG CORRECT', 'match'), ...events('CORRECT')],
      ['LAPSE', 'CORRECT'],
    ],
    ['one practice and the match', [...events('CORRECT'), ...events('CORRECT', 'match')], ['CORRECT']],
  ])('of %s that are practice', (_, all, expected) => {
    expect(typesOf(practiceRounds(all))).toEqual(expected);
  });

  it.each([
    ['CORRECT', true],
    ['TIP CORRECT', false],
    ['WRONG CORRECT', false],
    ['LAPSE', false],
  ])('"%s" clean: %s', (types, clean) => {
    expect(isClean(events(types))).toBe(clean);
  });
});

describe('rating of the first attempt', () => {
  it.each([
    ['CORRECT', 3],
    ['TIP CORRECT', 2],
    ['TIP TIP CORRECT', 2],
    ['TIP TIP TIP CORRECT', 1],
    ['WRONG CORRECT', 1],
    ['TIP WRONG CORRECT', 1],
    ['LAPSE', 1],
  ])('"%s" is %d', (types, rating) => {
    expect(firstRating(events(types), true, none)).toBe(rating);
    expect(firstRating(events(types), false, none)).toBe(rating);
  });

  const medians = new Map([
    ['wordSpell', 5000],
    ['wordChoice', 5000],
  ]);
  it.each([
    ['a quick recall of a review card', 'wordSpell', 3000, true, 4],
    ['a recall that took too long', 'wordSpell', 3001, true, 3],
    ['a debut card', 'wordSpell', 1000, false, 3],
    ['a choice face', 'wordChoice', 1000, true, 3],
    ['a face without a median', 'kidHanziSeeAndCheck', 1000, true, 3],
    ['a time that was not measured', 'wordSpell', null, true, 3],
  ])('Easy: %s', (_, face, durationMs, review, rating) => {
    expect(firstRating(events('CORRECT', face, durationMs), review, medians)).toBe(rating);
  });
});

describe('correction by later attempts of the day', () => {
  it.each([
    [3, 'CORRECT CORRECT', null],
    [3, 'WRONG CORRECT CORRECT', 1],
    [3, 'CORRECT LAPSE', 1],
    [3, 'TIP CORRECT', null],
    [4, 'LAPSE', 1],
    [2, 'WRONG CORRECT', 1],
    [1, 'CORRECT', 3],
    [1, 'WRONG CORRECT CORRECT', 3],
    [1, 'CORRECT WRONG CORRECT', null],
    [1, 'TIP CORRECT', null],
    [1, '', null],
    [3, '', null],
  ] as const)('after %d, "%s" makes %s', (first, types, expected) => {
    expect(correction(first, roundsOf(events(types)))).toBe(expected);
  });
});
