/** A row of a tree written from top to bottom, each parent before its children. */
export interface TreeRow {
  key: string;
  /** 0 at the root; at most one more than the row before */
  depth: number;
}

/** Where a row stands: under which parent (null at the root), and how many siblings come before it. */
export interface TreePlace {
  parent: string | null;
  index: number;
}

type Rows = readonly TreeRow[];

/** The index after the last row of the branch that begins at `at`. */
export function branchEnd(rows: Rows, at: number): number {
  const depth = rows[at]?.depth ?? 0;
  let end = at + 1;
  while (end < rows.length && (rows[end]?.depth ?? 0) > depth) end += 1;
  return end;
}

/** How many levels a branch has below its first row. */
export const heightOf = (rows: Rows, at: number) =>
  Math.max(...rows.slice(at, branchEnd(rows, at)).map(({ depth }) => depth)) - (rows[at]?.depth ?? 0);

export function placeOf(rows: Rows, key: string): TreePlace {
  const at = rows.findIndex((row) => row.key === key);
  const depth = rows[at]?.depth ?? 0;
  let index = 0;
  for (let i = at - 1; i >= 0; i -= 1) {
    const row = rows[i];
    if (!row || row.depth > depth) continue;
    if (row.depth < depth) return { parent: row.key, index };
    index += 1;
  }
  return { parent: null, index };
}

/** The rows without a branch. */
export const without = (rows: Rows, at: number): TreeRow[] => [
  ...rows.slice(0, at),
  ...rows.slice(branchEnd(rows, at)),
];

/**
 * The depth nearest to `wish` that a branch of some height may have before row `at` of the others: never deeper than a child
 * of the row above, never so shallow that it takes the row below as its own, never deeper than `deepest` with its lowest
 * row. Undefined where nothing fits.
 */
export function depthAt(others: Rows, at: number, wish: number, height: number, deepest: number): number | undefined {
  const most = Math.min(at > 0 ? (others[at - 1]?.depth ?? 0) + 1 : 0, deepest - height);
  const least = others[at]?.depth ?? 0;
  return most < least ? undefined : Math.min(most, Math.max(least, wish));
}

/** The rows after the branch of `key` was put before row `at` of the others, its first row at `depth`. */
export function moveBranch(rows: Rows, key: string, at: number, depth: number): TreeRow[] {
  const from = rows.findIndex((row) => row.key === key);
  const by = depth - (rows[from]?.depth ?? 0);
  const branch = rows.slice(from, branchEnd(rows, from)).map((row) => ({ ...row, depth: row.depth + by }));
  const others = without(rows, from);
  return [...others.slice(0, at), ...branch, ...others.slice(at)];
}

/** The rows after the branch of `key` was put to a place, such as the one `onMove` of the tree names. */
export function moveTo(rows: Rows, key: string, { parent, index }: TreePlace): TreeRow[] {
  const others = without(
    rows,
    rows.findIndex((row) => row.key === key),
  );
  const above = others.findIndex((row) => row.key === parent);
  const depth = parent === null ? 0 : (others[above]?.depth ?? 0) + 1;
  let at = above + 1;
  for (let i = 0; i < index; i += 1) at = branchEnd(others, at);
  return moveBranch(rows, key, at, depth);
}

/** Index of the sibling before or after, or -1. */
function sibling(rows: Rows, at: number, by: -1 | 1): number {
  const depth = rows[at]?.depth ?? 0;
  for (let i = by > 0 ? branchEnd(rows, at) : at - 1; i >= 0 && i < rows.length; i += by) {
    const other = rows[i]?.depth ?? 0;
    if (other === depth) return i;
    if (other < depth) return -1;
  }
  return -1;
}

const parentAt = (rows: Rows, at: number) => {
  const { parent } = placeOf(rows, rows[at]?.key ?? '');
  return rows.findIndex((row) => row.key === parent);
};

export type TreeWay = 'up' | 'down' | 'top' | 'bottom' | 'in' | 'out';

/**
 * The rows after a step of the menu, or undefined where there is none: up, down, top and bottom among the siblings, `in` as
 * the last child of the sibling above, `out` right after the parent.
 */
export function step(rows: Rows, key: string, way: TreeWay, deepest: number): TreeRow[] | undefined {
  const at = rows.findIndex((row) => row.key === key);
  const depth = rows[at]?.depth ?? 0;
  const size = branchEnd(rows, at) - at;
  const before = sibling(rows, at, -1);
  const after = sibling(rows, at, 1);
  const parent = parentAt(rows, at);
  switch (way) {
    case 'up':
      return before < 0 ? undefined : moveBranch(rows, key, before, depth);
    case 'down':
      return after < 0 ? undefined : moveBranch(rows, key, branchEnd(rows, after) - size, depth);
    case 'top':
      return before < 0 ? undefined : moveBranch(rows, key, parent + 1, depth);
    case 'bottom': {
      const end = parent < 0 ? rows.length : branchEnd(rows, parent);
      return after < 0 ? undefined : moveBranch(rows, key, end - size, depth);
    }
    case 'in':
      return before < 0 || depth + 1 + heightOf(rows, at) > deepest ? undefined : moveBranch(rows, key, at, depth + 1);
    case 'out':
      return parent < 0 ? undefined : moveBranch(rows, key, branchEnd(rows, parent) - size, depth - 1);
  }
}
