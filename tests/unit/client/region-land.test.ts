import { describe, expect, it } from 'vitest';
import { regions } from '#client/art/Region/regions.ts';
import { buildRegions } from '#client/features/atlas/regions.ts';
import { decorations } from '#client/features/atlas/Trail/decorations.ts';
import { crossingsOf, roadParts } from '#client/features/atlas/Trail/roads.ts';
import { courseAt, planTrail, xAt } from '#client/features/atlas/trail.ts';

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
  it('crosses what lies in its way in one piece, and ends each crossing on a beam across the road', () => {
    for (const plan of plans(region)) {
      const { height } = plan;
      const crossings = crossingsOf(region, height);
      const parts = roadParts(region, height, (y) => courseAt(plan, y));
      for (const [i, { from, to }] of crossings.entries()) {
        expect(from).toBeGreaterThanOrEqual(crossings[i - 1]?.to ?? -80);
        expect(to).toBeGreaterThan(from);
        expect(to).toBeLessThanOrEqual(height + 80);
        const ends = [from, to].filter((y) => y >= 0 && y <= height);
        for (const y of ends) {
          const beam = parts.find((part) => part.strokes.length === 1 && [part.from.y, part.to.y].includes(y));
          const down = (beam?.to.y ?? 0) - (beam?.from.y ?? 0);
          const aside = ((beam?.to.x ?? 0) - (beam?.from.x ?? 0)) * AMP;
          expect(Math.hypot(down, aside), `beam at ${y}`).toBeCloseTo(6);
          expect(aside / down).toBeCloseTo(courseAt(plan, y).slope * AMP);
        }
      }
    }
  });

  it('knows where its road leads', () => {
    for (const plan of plans(region))
      for (let y = 0; y < plan.height; y += 37) {
        const here = courseAt(plan, y);
        expect(here.x).toBeCloseTo((courseAt(plan, y - 1).x + courseAt(plan, y + 1).x) / 2, 1);
        expect(here.slope).toBeCloseTo((courseAt(plan, y + 1).x - courseAt(plan, y - 1).x) / 2, 2);
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
