import { describe, expect, it } from 'vitest';
import {
  depthAt,
  moveBranch,
  moveTo,
  placeOf,
  step,
  type TreeRow,
  type TreeWay,
} from '#client/ui/SortableTree/tree-moves.ts';

/** `a b1 c2 d`: a letter and its depth, 0 unless told. */
const tree = (text: string): TreeRow[] =>
  text.split(' ').map((word) => ({ key: word[0] ?? '', depth: Number(word[1] ?? 0) }));
const text = (rows: readonly TreeRow[] | undefined) =>
  rows?.map(({ key, depth }) => (depth ? `${key}${depth}` : key)).join(' ');

const ROWS = tree('a b1 c2 d1 e f1 g');

describe('steps of the menu', () => {
  it.each<[key: string, way: TreeWay, after: string | undefined]>([
    ['e', 'up', 'e f1 a b1 c2 d1 g'],
    ['e', 'down', 'a b1 c2 d1 g e f1'],
    ['a', 'down', 'e f1 a b1 c2 d1 g'],
    ['g', 'top', 'g a b1 c2 d1 e f1'],
    ['a', 'bottom', 'e f1 g a b1 c2 d1'],
    ['b', 'down', 'a d1 b1 c2 e f1 g'],
    ['d', 'top', 'a d1 b1 c2 e f1 g'],
    ['b', 'bottom', 'a d1 b1 c2 e f1 g'],
    ['d', 'in', 'a b1 c2 d2 e f1 g'],
    ['g', 'in', 'a b1 c2 d1 e f1 g1'],
    ['e', 'in', 'a b1 c2 d1 e1 f2 g'],
    ['c', 'out', 'a b1 c1 d1 e f1 g'],
    ['b', 'out', 'a d1 b c1 e f1 g'],
    ['f', 'out', 'a b1 c2 d1 e f g'],
    ['a', 'up', undefined],
    ['a', 'top', undefined],
    ['g', 'down', undefined],
    ['g', 'bottom', undefined],
    ['a', 'in', undefined],
    ['b', 'in', undefined],
    ['g', 'out', undefined],
  ])('%s %s', (key, way, after) => {
    expect(text(step(ROWS, key, way, 2))).toBe(after);
  });

  it('never go deeper than allowed', () => {
    expect(step(ROWS, 'e', 'in', 1)).toBeUndefined();
    expect(text(step(ROWS, 'e', 'in', 2))).toBe('a b1 c2 d1 e1 f2 g');
  });
});

describe('a place', () => {
  it.each([
    ['a', null, 0],
    ['g', null, 2],
    ['b', 'a', 0],
    ['d', 'a', 1],
    ['c', 'b', 0],
    ['f', 'e', 0],
  ])('of %s is number %s under %s', (key, parent, index) => {
    expect(placeOf(ROWS, key)).toEqual({ parent, index });
  });
});

describe('the depth while dragging', () => {
  const others = tree('a b1 c2 d1');
  it.each<[at: number, wish: number, height: number, depth: number | undefined]>([
    [0, 2, 0, 0],
    [1, 0, 0, 1],
    [1, 5, 0, 1],
    [2, 0, 0, 2],
    [3, 0, 0, 1],
    [3, 2, 0, 2],
    [4, 0, 0, 0],
    [4, 9, 0, 2],
    [4, 9, 1, 1],
    [2, 2, 1, undefined],
  ])('before row %i, wished %i, %i below it: %s', (at, wish, height, depth) => {
    expect(depthAt(others, at, wish, height, 2)).toBe(depth);
  });
});

it('takes the whole branch along', () => {
  expect(text(moveBranch(ROWS, 'b', 3, 1))).toBe('a d1 e b1 c2 f1 g');
  expect(text(moveBranch(ROWS, 'a', 2, 1))).toBe('e f1 a1 b2 c3 d2 g');
});

it('moves to the place that a step leads to', () => {
  const ways: TreeWay[] = ['up', 'down', 'top', 'bottom', 'in', 'out'];
  for (const { key } of ROWS)
    for (const way of ways) {
      const after = step(ROWS, key, way, 3);
      if (after) expect(text(moveTo(ROWS, key, placeOf(after, key))), `${key} ${way}`).toBe(text(after));
    }
});
