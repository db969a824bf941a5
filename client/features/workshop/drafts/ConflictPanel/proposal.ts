import { editsBetween } from '../differences.ts';
import { type Choice, compared, equal, type FieldDifference } from '../versions.ts';

/** What two versions of a card make of the one they come from, in the order of the card. */
export function differencesOf(base: string | null, mine: string, theirs: string): FieldDifference[] {
  return compared(base, mine, theirs).flatMap((one) => (equal(one.mine, one.theirs) ? [] : [one]));
}

/** How a field is proposed to be settled: whoever alone changed it, both where both did. */
export function proposedChoice({ base, mine, theirs, joined }: FieldDifference): Choice {
  if (equal(mine, base)) return 'theirs';
  if (equal(theirs, base) || joined === null) return 'mine';
  return 'joined';
}

/** How many places of a field a version changed. */
export function placesChanged(base: readonly string[], version: readonly string[]): number {
  const { kept, inserted } = editsBetween(base, version);
  let places = 0;
  let inside = false;
  for (let gap = 0; gap <= kept.length; gap++) {
    const changedHere = (inserted[gap]?.length ?? 0) > 0;
    if (changedHere && !inside) places++;
    inside = changedHere || inside;
    if (gap < kept.length) {
      if (kept[gap]) inside = false;
      else if (!inside) {
        places++;
        inside = true;
      }
    }
  }
  return places;
}
