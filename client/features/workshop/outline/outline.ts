import { branchEnd, moveTo, placeOf, type TreePlace, type TreeRow } from '#client/ui/SortableTree/tree-moves.ts';

export interface OutlineChapter {
  id: number;
  title: string;
  parentId?: number | null;
  cardCount: number;
}

export interface OutlineRow extends TreeRow {
  chapter: OutlineChapter;
  hasChildren: boolean;
  /** cards in it and in all chapters below it */
  total: number;
}

/** Chapters from top to bottom, each parent before its children. One whose parent is missing stands at the top. */
export function outlineRows(chapters: readonly OutlineChapter[]): OutlineRow[] {
  const known = new Set(chapters.map(({ id }) => id));
  const below = new Map<number | null, OutlineChapter[]>();
  for (const chapter of chapters) {
    const parent = chapter.parentId != null && known.has(chapter.parentId) ? chapter.parentId : null;
    below.set(parent, [...(below.get(parent) ?? []), chapter]);
  }
  const rows: OutlineRow[] = [];
  const walk = (parent: number | null, depth: number): number => {
    let sum = 0;
    for (const chapter of below.get(parent) ?? []) {
      const row: OutlineRow = { key: String(chapter.id), depth, chapter, hasChildren: below.has(chapter.id), total: 0 };
      rows.push(row);
      row.total = chapter.cardCount + walk(chapter.id, depth + 1);
      sum += row.total;
    }
    return sum;
  };
  walk(null, 0);
  return rows;
}

/** The rows to be seen while some are collapsed. */
export function visibleRows(rows: readonly OutlineRow[], collapsed: ReadonlySet<number>): OutlineRow[] {
  const seen: OutlineRow[] = [];
  for (let at = 0; at < rows.length; ) {
    const row = rows[at] as OutlineRow;
    seen.push(row);
    at = collapsed.has(row.chapter.id) ? branchEnd(rows, at) : at + 1;
  }
  return seen;
}

/** The chapters from the top down to this one. */
export function pathTo(chapters: readonly OutlineChapter[], id: number | undefined): OutlineChapter[] {
  const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]));
  const path: OutlineChapter[] = [];
  for (let at = id === undefined ? undefined : byId.get(id); at && !path.includes(at); ) {
    path.unshift(at);
    at = at.parentId == null ? undefined : byId.get(at.parentId);
  }
  return path;
}

/** Where a move puts a chapter, in the words of the server: its parent, and the sibling that follows it. */
export function placeForServer(rows: readonly OutlineRow[], id: number, place: TreePlace) {
  const key = String(id);
  const next = moveTo(rows, key, place);
  const at = next.findIndex((row) => row.key === key);
  const end = branchEnd(next, at);
  const follower = next[end];
  return {
    parentId: place.parent === null ? null : Number(place.parent),
    beforeChapterId: follower && follower.depth === next[at]?.depth ? Number(follower.key) : null,
  };
}

/** Chapters in the order and under the parents of rows that were moved. */
export function chaptersAfter(
  rows: readonly OutlineRow[],
  moved: readonly TreeRow[],
): (OutlineChapter & { parentId: number | null })[] {
  const chapters = new Map(rows.map(({ key, chapter }) => [key, chapter]));
  return moved.flatMap(({ key }) => {
    const chapter = chapters.get(key);
    const { parent } = placeOf(moved, key);
    return chapter ? [{ ...chapter, parentId: parent === null ? null : Number(parent) }] : [];
  });
}
