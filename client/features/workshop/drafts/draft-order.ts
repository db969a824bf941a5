import type { DraftPlace } from './card-book.ts';

/**
 * The cards of a chapter with its drafts where they belong: after the card they were made after, before the one they were
 * made before where that is gone, at the end where both are. Drafts that the server lists already keep its place; one that it has
 * and does not list, where the list is `complete`, was moved elsewhere since. All by the key of this device.
 */
export function withDrafts(cardIds: readonly number[], drafts: readonly DraftPlace[], complete: boolean): number[] {
  const keys = new Map(drafts.map(({ id, key }) => [id, key]));
  const order = cardIds.map((id) => keys.get(id) ?? id);
  const listed = new Set(cardIds);
  // In the order they were made, so that the one a draft stands after is there before it.
  for (const { key, id, afterId, beforeId } of drafts) {
    if (listed.has(id) || (complete && id > 0)) continue;
    const at = (neighbour: number | null) =>
      neighbour === null ? -1 : order.indexOf(keys.get(neighbour) ?? neighbour);
    const after = at(afterId);
    const before = at(beforeId);
    order.splice(after >= 0 ? after + 1 : before >= 0 ? before : order.length, 0, key);
  }
  return order;
}
