import { describe, expect, it } from 'vitest';
import { regions } from '#client/art/Region/regions.ts';
import { buildRegions } from '#client/features/atlas/regions.ts';
import { decorations } from '#client/features/atlas/Trail/decorations.ts';
import { roadParts } from '#client/features/atlas/Trail/roads.ts';
import { planTrail, xAt } from '#client/features/atlas/trail.ts';

const SIX = [0, 1, 2, 3, 4, 5];
/** Half of the road on a phone, and half of what the phone shows, px. */
const AMP = 104;
const HALF_PHONE = 180;

const plans = (region: number) =>
  Array.from({ length: 10 }, (_, i) => {
    const [built] = buildRegions([], region * 10 + i + 1);
    return planTrail(built as NonNullable<typeof built>);
  });

describe.each(SIX)('the land of region %i', (region) => {
  it('has a road from under its sign into the land below, in one piece', () => {
    for (const { height } of plans(region)) {
      const parts = roadParts(region, height);
      expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([-80, height + 80]);
      for (const [i, part] of parts.slice(1).entries()) expect(part.from).toBe(parts[i]?.to);
    }
  });

  it('shows only what stands there, beside the road and within a phone', async () => {
    const known = Object.keys((await regions.load(region))?.props ?? {});
    for (const plan of plans(region)) {
      const placed = decorations(region, plan);
      expect(placed.length).toBeGreaterThan(8);
      expect(new Set(placed.map(({ name, y }) => `${name}${y}`)).size).toBe(placed.length);
      for (const { name, x, y, wide } of placed) {
        expect(known).toContain(name);
        if (wide) continue;
        expect(Math.abs(x)).toBeLessThan(HALF_PHONE);
        expect(Math.abs(x - xAt(plan, y - 34) * AMP), `${name} at ${y}`).toBeGreaterThan(90);
      }
    }
  });
});
