import type { ChapterTree_ChapterFragment } from '#client/graphql/generated/package.ts';

export interface ChapterNode extends ChapterTree_ChapterFragment {
  children: ChapterNode[];
}

/** Chapters under their parents, siblings in the order given. One whose parent is missing stands at the root. */
export function chapterTree(chapters: readonly ChapterTree_ChapterFragment[]): ChapterNode[] {
  const nodes = new Map(chapters.map((chapter) => [chapter.id, { ...chapter, children: [] as ChapterNode[] }]));
  const roots: ChapterNode[] = [];
  for (const node of nodes.values()) {
    const parent = node.parentId == null ? undefined : nodes.get(node.parentId);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}

/** Where reading begins: the first chapter that holds cards. */
export const firstChapter = (chapters: readonly ChapterTree_ChapterFragment[]) =>
  chapters.find(({ cardCount }) => cardCount > 0) ?? chapters[0];
