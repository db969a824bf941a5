/** Which cards of a list are chosen, and from where a range is drawn. Keys are those of the list. */
export interface Selection {
  keys: ReadonlySet<number>;
  anchor: number | undefined;
}

export const nothing: Selection = { keys: new Set(), anchor: undefined };

/** One card alone. */
export const only = (key: number): Selection => ({ keys: new Set([key]), anchor: key });

/** A card is added, or taken out where it is in. */
export function toggled({ keys }: Selection, key: number): Selection {
  const next = new Set(keys);
  if (!next.delete(key)) next.add(key);
  return { keys: next, anchor: key };
}

/** All cards from where the range began to this one. */
export function ranged(selection: Selection, key: number, order: readonly number[]): Selection {
  const from = selection.anchor === undefined ? -1 : order.indexOf(selection.anchor);
  const to = order.indexOf(key);
  if (from < 0 || to < 0) return only(key);
  return { keys: new Set(order.slice(Math.min(from, to), Math.max(from, to) + 1)), anchor: selection.anchor };
}

/** Without what is no longer in the list; the same object where nothing is missing. */
export function within(selection: Selection, order: readonly number[]): Selection {
  const there = new Set(order);
  const keys = [...selection.keys].filter((key) => there.has(key));
  return keys.length === selection.keys.size ? selection : { ...selection, keys: new Set(keys) };
}

/** The chosen cards in the order of the list. */
export const inOrder = ({ keys }: Selection, order: readonly number[]): number[] =>
  order.filter((key) => keys.has(key));
