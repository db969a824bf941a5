/** What one sequence made of another: which tokens it kept, and what it put before each of them (and after the last). */
export interface Edits {
  kept: boolean[];
  /** One entry more than there are tokens. */
  inserted: string[][];
}

/** The shortest way from `from` to `to`, by Myers' algorithm (An O(ND) Difference Algorithm, 1986). */
export function editsBetween(from: readonly string[], to: readonly string[]): Edits {
  const kept = from.map(() => false);
  const inserted: string[][] = Array.from({ length: from.length + 1 }, () => []);
  let at = 0;
  let next = 0;
  const insertUntil = (end: number, gap: number) => {
    inserted[gap]?.push(...to.slice(next, end));
    next = end;
  };
  for (const [x, y] of matches(from, to)) {
    insertUntil(y, at);
    kept[x] = true;
    at = x + 1;
    next = y + 1;
  }
  insertUntil(to.length, at);
  return { kept, inserted };
}

/** Pairs of positions that stay, in order. What both begin and end with is not searched. */
function matches(a: readonly string[], b: readonly string[]): [number, number][] {
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const middle = searched(a.slice(start, a.length - end), b.slice(start, b.length - end));
  return [
    ...Array.from({ length: start }, (_, i): [number, number] => [i, i]),
    ...middle.map(([x, y]): [number, number] => [x + start, y + start]),
    ...Array.from({ length: end }, (_, i): [number, number] => [a.length - end + i, b.length - end + i]),
  ];
}

function searched(a: readonly string[], b: readonly string[]): [number, number][] {
  const most = a.length + b.length;
  const reach = new Map<number, number>([[1, 0]]);
  const history: Map<number, number>[] = [];
  const reachOf = (map: Map<number, number>, k: number) => map.get(k) ?? -1;
  for (let d = 0; d <= most; d++) {
    history.push(new Map(reach));
    for (let k = -d; k <= d; k += 2) {
      const down = k === -d || (k !== d && reachOf(reach, k - 1) < reachOf(reach, k + 1));
      let x = down ? reachOf(reach, k + 1) : reachOf(reach, k - 1) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      reach.set(k, x);
      if (x >= a.length && x - k >= b.length) return walkedBack(history, a.length, b.length);
    }
  }
  return [];
}

function walkedBack(history: readonly Map<number, number>[], width: number, height: number): [number, number][] {
  const found: [number, number][] = [];
  let x = width;
  let y = height;
  for (let d = history.length - 1; d >= 0; d--) {
    const reach = history[d] ?? new Map<number, number>();
    const of = (k: number) => reach.get(k) ?? -1;
    const k = x - y;
    const before = k === -d || (k !== d && of(k - 1) < of(k + 1)) ? k + 1 : k - 1;
    const toX = d === 0 ? 0 : of(before);
    const toY = d === 0 ? 0 : toX - before;
    while (x > toX && y > toY) {
      x--;
      y--;
      found.push([x, y]);
    }
    x = toX;
    y = toY;
  }
  return found.reverse();
}

/** A token of a joined sequence, and who brought it. */
export interface JoinedToken {
  token: string;
  from: 'both' | 'mine' | 'theirs';
}

/**
 * Two descendants of one sequence in one: what either put in is in, what either took out is out. What both put at the same
 * place stands once where it is the same, else mine before theirs.
 */
export function joinSequences(
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): JoinedToken[] {
  const here = editsBetween(base, mine);
  const there = editsBetween(base, theirs);
  const joined: JoinedToken[] = [];
  for (let gap = 0; gap <= base.length; gap++) {
    joined.push(...joinedInsertion(here.inserted[gap] ?? [], there.inserted[gap] ?? []));
    const token = base[gap];
    if (token !== undefined && here.kept[gap] && there.kept[gap]) joined.push({ token, from: 'both' });
  }
  return joined;
}

function joinedInsertion(mine: readonly string[], theirs: readonly string[]): JoinedToken[] {
  let same = 0;
  while (same < mine.length && same < theirs.length && mine[same] === theirs[same]) same++;
  const marked = (tokens: readonly string[], from: JoinedToken['from']) => tokens.map((token) => ({ token, from }));
  return [
    ...marked(mine.slice(0, same), 'both'),
    ...marked(mine.slice(same), 'mine'),
    ...marked(theirs.slice(same), 'theirs'),
  ];
}
