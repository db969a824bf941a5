import { describe, expect, it } from 'vitest';
import { buildRegions, regionOf } from '#client/features/atlas/regions.ts';

const stagesUpTo = (level: number) => Array.from({ length: level }, (_, i) => ({ level: level - i }));

describe('regionOf', () => {
  it.each([
    [1, 0],
    [10, 0],
    [11, 1],
    [100, 9],
  ])('level %i lies in region %i', (level, region) => expect(regionOf(level)).toBe(region));
});

describe('buildRegions', () => {
  it('gives a newcomer one region with the first level active', () => {
    const [region, ...rest] = buildRegions([{ level: 1 }], 1);
    expect(rest).toEqual([]);
    expect(region?.levels.map(({ level, state }) => `${level} ${state}`)).toEqual([
      '1 active',
      ...[2, 3, 4, 5, 6, 7, 8, 9, 10].map((level) => `${level} locked`),
    ]);
    expect(region?.challenges.some((challenge) => challenge.anchorDone)).toBe(false);
  });

  it('puts the newest region first and always ten levels in it', () => {
    const regions = buildRegions(stagesUpTo(24), 24);
    expect(regions.map((region) => [region.firstLevel, region.lastLevel])).toEqual([
      [21, 30],
      [11, 20],
      [1, 10],
    ]);
    for (const region of regions) expect(region.levels).toHaveLength(10);
    const active = regions.flatMap((region) => region.levels).filter((level) => level.state === 'active');
    expect(active.map((level) => level.level)).toEqual([24]);
  });

  it('opens a new region when the last level of the one before is done', () => {
    const regions = buildRegions(stagesUpTo(11), 11);
    expect(regions[0]?.levels[0]).toMatchObject({ level: 11, state: 'active' });
    expect(regions[1]?.levels.every((level) => level.state === 'done')).toBe(true);
  });

  it('ends at the lowest loaded level, and a level between pages is done without its stage', () => {
    const regions = buildRegions([{ level: 24 }, { level: 23 }, { level: 15 }], 24);
    expect(regions.map((region) => region.index)).toEqual([2, 1]);
    expect(regions[1]?.levels.find((level) => level.level === 16)).toEqual({
      level: 16,
      state: 'done',
      stage: undefined,
    });
    expect(regions[1]?.levels.find((level) => level.level === 15)?.stage).toEqual({ level: 15 });
  });

  it('numbers challenges over the whole map and cycles guests and colours', () => {
    const regions = buildRegions(stagesUpTo(75), 75);
    const newest = regions[0];
    expect(newest?.colour).toBe(1);
    expect(newest?.challenges.map(({ index, anchor, anchorDone }) => [index, anchor, anchorDone])).toEqual([
      [22, 73, true],
      [23, 76, false],
      [24, 80, false],
    ]);
    const guests = regions.flatMap((region) => region.challenges).map((challenge) => challenge.guest);
    expect(Math.min(...guests)).toBe(1001);
    expect(Math.max(...guests)).toBe(1012);
    expect(regions.at(-1)?.challenges.map((challenge) => challenge.guest)).toEqual([1001, 1002, 1003]);
  });
});
