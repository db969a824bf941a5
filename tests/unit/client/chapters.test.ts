import { expect, test } from 'vitest';
import { type ChapterNode, chapterTree, firstChapter } from '#client/features/package/chapters.ts';

const chapter = (id: number, parentId: number | null = null, cardCount = 1) => ({
  id,
  parentId,
  cardCount,
  title: `${id}`,
});
const shape = (nodes: ChapterNode[]): unknown[] => nodes.map(({ id, children }) => [id, ...shape(children)]);

test('chapters stand under their parents in the order given', () => {
  const chapters = [chapter(1), chapter(2), chapter(3, 2), chapter(4, 3), chapter(5, 2), chapter(6)];
  expect(shape(chapterTree(chapters))).toEqual([[1], [2, [3, [4]], [5]], [6]]);
});

test('a parent may come after its children, or be missing', () => {
  expect(shape(chapterTree([chapter(3, 2), chapter(2), chapter(9, 8)]))).toEqual([[2, [3]], [9]]);
});

test('reading begins where the first cards are', () => {
  expect(firstChapter([chapter(1, null, 0), chapter(2, 1, 4)])?.id).toBe(2);
  expect(firstChapter([chapter(1, null, 0)])?.id).toBe(1);
  expect(firstChapter([])).toBeUndefined();
});
