import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heightOf, indexFor, levelOf, type Placed, subtreeOf } from '#server/modules/chapters/chapter-tree.rules.ts';

/** 1 ( 2 ( 3 ) 4 ) 5, in the order of reading. */
const TREE: Placed[] = [
  { id: 1, parentId: null },
  { id: 2, parentId: 1 },
  { id: 3, parentId: 2 },
  { id: 4, parentId: 1 },
  { id: 5, parentId: null },
];
const idsOf = (chapters: readonly Placed[]) => chapters.map(({ id }) => id);

it.each([
  [1, [1, 2, 3, 4]],
  [2, [2, 3]],
  [5, [5]],
])('below %i stand %j', (id, below) => {
  expect(idsOf(subtreeOf(TREE, id))).toEqual(below);
});

it.each([
  [null, 0],
  [1, 1],
  [3, 3],
  [5, 1],
])('%s stands on level %i', (id, level) => {
  expect(levelOf(TREE, id)).toBe(level);
});

it.each([
  [1, 3],
  [2, 2],
  [4, 1],
])('what is below %i goes over %i levels', (id, levels) => {
  expect(heightOf(subtreeOf(TREE, id))).toBe(levels);
});

it.each([
  [null, null, 5],
  [null, 1, 0],
  [null, 5, 4],
  [1, null, 4],
  [1, 4, 3],
  [2, null, 3],
  [3, null, 3],
  [1, 5, null],
  [null, 2, null],
  [null, 9, null],
])('below %s before %s is place %s', (parentId, beforeId, index) => {
  expect(indexFor(TREE, parentId, beforeId)).toBe(index);
});

it('whatever is moved wherever, chapters come right before what is below them', () => {
  const moves = fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 60 });
  fc.assert(
    fc.property(moves, (steps) => {
      let tree = TREE;
      for (const [what, where] of steps) {
        const top = tree[what % tree.length] as Placed;
        const moved = subtreeOf(tree, top.id);
        const others = tree.filter((one) => !moved.includes(one));
        const parents = [null, ...idsOf(others)];
        const parentId = parents[where % parents.length] ?? null;
        const index = indexFor(others, parentId, null) as number;
        const put = moved.map((one) => (one.id === top.id ? { ...one, parentId } : one));
        tree = [...others.slice(0, index), ...put, ...others.slice(index)];
      }
      expect(idsOf(tree).sort()).toEqual(idsOf(TREE));
      for (const { id } of tree) {
        const at = idsOf(tree).indexOf(id);
        const below = idsOf(subtreeOf(tree, id));
        expect(idsOf(tree.slice(at, at + below.length))).toEqual(below);
      }
    }),
  );
});
