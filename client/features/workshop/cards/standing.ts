/** Where a card stands: right before this one of its chapter, or last. */
export interface Standing {
  id: number;
  before: number | null;
}

/** Where some cards of a list stand, told by the next card of the server that stays: those taken along can show no place. */
export function standingOf(order: readonly number[], ids: readonly number[]): Standing[] {
  const taken = new Set(ids);
  return ids.map((id) => ({
    id,
    before: order.slice(order.indexOf(id) + 1).find((next) => next > 0 && !taken.has(next)) ?? null,
  }));
}

/** Neighbours that stand before the same card, which are put back together. */
export function runsOf(cards: readonly Standing[]): { ids: number[]; before: number | null }[] {
  const runs: { ids: number[]; before: number | null }[] = [];
  for (const { id, before } of cards) {
    const last = runs.at(-1);
    if (last?.before === before) last.ids.push(id);
    else runs.push({ ids: [id], before });
  }
  return runs;
}
