import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/cards/faces/answer.ts';
import { nextCombo } from '#domain/session/combo.ts';
import { initialDifficulty, nextDifficulty } from '#domain/session/difficulty.ts';
import { isGuessable } from '#domain/session/face.ts';
import { initialQueue, reinsert } from '#domain/session/queue.ts';
import { starsOf } from '#domain/session/stars.ts';
import { frameSeconds, isExpired } from '#domain/session/timings.ts';

describe('difficulty', () => {
  it.each([
    ['DEBUT', 0.99, 1],
    ['REVIEW', 0.95, 3],
    ['REVIEW', 0.949, 2],
    ['REVIEW', 0.9, 2],
    ['REVIEW', 0.899, 1],
    ['REVIEW', 0, 1],
  ] as const)('a %s card with recall %d starts at %i', (status, r, difficulty) => {
    expect(initialDifficulty(status, r)).toBe(difficulty);
  });

  it.each([
    [1, 3, 2],
    [2, 3, 3],
    [3, 3, 3],
    [3, 2, 2],
    [2, 1, 1],
    [1, 2, 1],
  ] as const)('from %i with %i stars to %i', (difficulty, stars, next) => {
    expect(nextDifficulty(difficulty, stars)).toBe(next);
  });
});

describe('combo', () => {
  it('counts three stars, starts again otherwise, keeps the longest', () => {
    let combo = { current: 0, max: 0 };
    const history = ([3, 3, 2, 3, 1, 3] as const).map((stars) => {
      combo = nextCombo(combo, stars);
      return combo;
    });
    expect(history.map(({ current }) => current)).toEqual([1, 2, 0, 1, 0, 1]);
    expect(history.at(-1)?.max).toBe(2);
  });
});

describe('stars', () => {
  const base = { wrongs: 0, hints: 0, passed: true };
  const pick = { kind: 'pick', chosen: 0, tried: [] } as const;
  it.each<[string, Answer, number]>([
    ['unanswered', { ...base, ...pick, tried: [], passed: false }, 1],
    ['clean', { ...base, ...pick, tried: [] }, 3],
    ['with a mistake', { ...base, ...pick, tried: [1], wrongs: 1 }, 2],
    ['with a hint', { ...base, ...pick, tried: [], hints: 1 }, 2],
    ['remembered', { ...base, kind: 'recall', open: true, remembered: true }, 3],
    ['not remembered', { ...base, kind: 'recall', open: true, remembered: false }, 1],
  ])('%s', (_, answer, stars) => {
    expect(starsOf(answer)).toBe(stars);
  });
});

describe('queue', () => {
  const cards = (pattern: string) =>
    [...pattern].map((kind, index) => ({
      cardId: index,
      cardStatus: kind === 'R' ? ('REVIEW' as const) : ('DEBUT' as const),
    }));

  it.each([
    ['RRDD', [0, 2, 1, 3]],
    ['DDRR', [2, 0, 3, 1]],
    ['RDDD', [0, 1, 2, 3]],
    ['RRR', [0, 1, 2]],
    ['', []],
  ])('%s alternates', (pattern, order) => {
    expect(initialQueue(cards(pattern))).toEqual(order);
  });

  it.each<[string, number[], number, number[], number[]]>([
    ['practised once: position 1', [1, 2, 3], 1, [1, 2, 3], [1, 9, 2, 3]],
    ['practised twice: position 2', [1, 2, 3], 2, [1, 2, 3], [1, 2, 9, 3]],
    ['one frame left: behind it', [1], 1, [], [1, 9]],
    ['one frame left, practised twice', [1], 2, [], [1, 9]],
    ['no frame left: position 0', [], 1, [], [9]],
    ['two untouched cards left: behind both', [1, 2], 1, [1, 2], [1, 2, 9]],
    ['two cards left, one touched', [1, 2], 1, [2], [1, 9, 2]],
  ])('%s', (_, queue, practised, fresh, result) => {
    expect(reinsert(queue, 9, practised, (cardId) => fresh.includes(cardId))).toEqual(result);
  });
});

describe('timings', () => {
  it.each([
    [0, 2],
    [3500, 5.5],
    [58_000, 60],
    [58_001, 60],
    [3_600_000, 60],
    [-5000, 2],
  ])('a frame of %i ms adds %d s', (elapsed, seconds) => {
    expect(frameSeconds(1_000_000, 1_000_000 + elapsed)).toBe(seconds);
  });

  it.each([
    [3_600_000, false],
    [3_600_001, true],
  ])('a unit open for %i ms is expired: %s', (elapsed, expired) => {
    expect(isExpired(1_000_000, 1_000_000 + elapsed)).toBe(expired);
  });
});

it.each([
  ['wordSeeAndCheck', false],
  ['kidHanziSeeAndCheck', false],
  ['wordSpell', false],
  ['wordChoice', true],
  ['clozeChoice', true],
  ['match', true],
])('the face %s is guessable: %s', (face, guessable) => {
  expect(isGuessable(face)).toBe(guessable);
});
