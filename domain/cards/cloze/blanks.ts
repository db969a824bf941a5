import type { Cloze, ClozeContent } from './content.ts';

/** The gaps of a cloze text in reading order. */
export function blanksOf(content: ClozeContent): Cloze[] {
  return content.flatMap((paragraph) => paragraph.flatMap((part) => ('cloze' in part ? [part.cloze] : [])));
}

/** The group that stands for every group; it is ordered last and has no colour. */
export const WILDCARD_GROUP = 'c*';

/** The number of a group ("c3" is 3), Infinity for the wildcard, NaN for anything else ("c0", "c03", "x"). */
export function groupIndex(group: string): number {
  if (group === WILDCARD_GROUP) return Number.POSITIVE_INFINITY;
  return /^c[1-9]\d*$/.test(group) ? Number(group.slice(1)) : Number.NaN;
}

/** The groups in use, each once, ordered by index with the wildcard last. */
export function groupsOf(content: ClozeContent): string[] {
  const groups = [...new Set(blanksOf(content).map((blank) => blank.group))];
  return groups.sort((a, b) => (groupIndex(a) < groupIndex(b) ? -1 : 1));
}
