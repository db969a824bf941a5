import { groupIndex } from '#domain/cards/cloze/blanks.ts';
import { COLOURED_CLOZE_GROUPS } from '#domain/limits.ts';

/** The number a group shows (c1 is 1), null for the wildcard, and whether it has a colour of its own. */
export function groupLook(group: string): { digit: number | null; colour: number | undefined } {
  const index = groupIndex(group);
  if (!Number.isFinite(index)) return { digit: null, colour: undefined };
  return { digit: index, colour: index <= COLOURED_CLOZE_GROUPS ? index : undefined };
}
