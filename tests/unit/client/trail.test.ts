import { expect, it } from 'vitest';
import { buildRegions } from '#client/features/atlas/regions.ts';
import { planTrail, walkThrough } from '#client/features/atlas/trail.ts';

const plan = (activeLevel: number) => {
  const [region] = buildRegions([{ level: activeLevel }], activeLevel);
  if (!region) throw new Error('no region');
  return planTrail(region);
};

it('winds upwards past ten levels and three ovens', () => {
  const { stops, height } = plan(4);
  expect(stops.map((stop) => (stop.kind === 'level' ? stop.level.level : 'oven'))).toEqual([
    1,
    2,
    3,
    'oven',
    4,
    5,
    6,
    'oven',
    7,
    8,
    9,
    10,
    'oven',
  ]);
  const ys = stops.map((stop) => stop.y);
  expect(ys).toEqual([...ys].sort((a, b) => b - a));
  expect(Math.min(...ys)).toBeGreaterThan(0);
  expect(Math.max(...ys)).toBeLessThan(height);
});

it('leaves room between neighbours so that their plaques never touch', () => {
  const { stops } = plan(4);
  for (const [i, stop] of stops.slice(1).entries()) expect((stops[i]?.y ?? 0) - stop.y).toBeGreaterThanOrEqual(90);
});

it('walks as far as the active level and all the way where every level is done', () => {
  const curves = (path: string) => path.split('C').length - 1;
  expect(curves(plan(4).walked)).toBe(5);
  const regions = buildRegions([{ level: 11 }, { level: 1 }], 11);
  const done = regions[1] && planTrail(regions[1]);
  expect(done?.walked).toBe(done?.road);
});

it('has room below the active level for its plaque', () => {
  const gap = (active: number, level: number) => {
    const ys = plan(active).stops.map((stop) => stop.y);
    return (ys[level - 2] ?? 0) - (ys[level - 1] ?? 0);
  };
  expect(gap(2, 2)).toBeGreaterThan(gap(3, 2));
});

it('has room below the first level of a region for its plaque, above the awning of the region before', () => {
  const below = (active: number) => {
    const { stops, height } = plan(active);
    return height - (stops[0]?.y ?? 0);
  };
  expect(below(11)).toBeGreaterThan(below(12));
  // at the start of the map no awning comes
  expect(below(1)).toBe(below(2));
});

it('leads from the level before the active one over the oven between them', () => {
  const { lastStretch, stops } = plan(4);
  expect(lastStretch).toEqual(stops.slice(2, 5));
  const way = walkThrough(lastStretch);
  expect(way[0]).toMatchObject({ x: stops[2]?.x, y: stops[2]?.y });
  expect(way.at(-1)).toMatchObject({ x: stops[4]?.x, y: stops[4]?.y });
  const ys = way.map(({ y }) => y);
  expect(ys).toEqual([...ys].sort((a, b) => b - a));
});

it('enters a region from below', () => {
  const { lastStretch, height } = plan(11);
  expect(lastStretch[0]?.y).toBeGreaterThan(height);
  expect(lastStretch).toHaveLength(2);
});
