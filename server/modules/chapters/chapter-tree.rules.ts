/** What places a chapter in the tree. */
export interface Placed {
  id: number;
  parentId: number | null;
}

/** A chapter with all that is below it, out of a list in the order of reading. */
export function subtreeOf<Chapter extends Placed>(chapters: readonly Chapter[], id: number): Chapter[] {
  const inside = new Set([id]);
  return chapters.filter((chapter) => {
    if (chapter.parentId !== null && inside.has(chapter.parentId)) inside.add(chapter.id);
    return inside.has(chapter.id);
  });
}

/** On which level a chapter stands; 0 stands for none, 1 is the top. */
export function levelOf(chapters: readonly Placed[], id: number | null): number {
  const byId = new Map(chapters.map((chapter) => [chapter.id, chapter]));
  let level = 0;
  for (let at = id; at !== null && level <= chapters.length; at = byId.get(at)?.parentId ?? null) level++;
  return level;
}

/** How many levels a subtree in the order of reading has, its top included. */
export function heightOf(subtree: readonly Placed[]): number {
  const levels = new Map<number, number>();
  for (const { id, parentId } of subtree) levels.set(id, ((parentId !== null && levels.get(parentId)) || 0) + 1);
  return Math.max(...levels.values());
}

/**
 * Where a chapter comes in a list in the order of reading: the index before which it is put, below a parent, right before
 * `beforeId` or as the last. Null where `beforeId` does not stand directly below that parent.
 */
export function indexFor(chapters: readonly Placed[], parentId: number | null, beforeId: number | null): number | null {
  if (beforeId !== null) {
    const index = chapters.findIndex(({ id }) => id === beforeId);
    return chapters[index]?.parentId === parentId ? index : null;
  }
  if (parentId === null) return chapters.length;
  const last = subtreeOf(chapters, parentId).at(-1);
  return chapters.findIndex(({ id }) => id === last?.id) + 1;
}
