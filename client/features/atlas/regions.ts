import { bossGuest } from '#domain/guests.ts';
import { CHALLENGE_ANCHORS, LEVELS_PER_REGION, REGION_COLOURS } from '#domain/limits.ts';

export type LevelState = 'done' | 'active' | 'locked';

interface Stage {
  level: number;
}

export interface Level<S extends Stage> {
  level: number;
  state: LevelState;
  /** Absent for locked levels and for done ones that are not loaded yet. */
  stage?: S;
}

export interface Challenge {
  /** 1-based over the whole map. */
  index: number;
  /** The level that must be done first. */
  anchor: number;
  anchorDone: boolean;
  /** 1001 to 1012, cycling. */
  guest: number;
}

export interface Region<S extends Stage> {
  /** 0-based. */
  index: number;
  /** 0 to 5, cycling. */
  colour: number;
  firstLevel: number;
  lastLevel: number;
  /** Always ten, lowest first. */
  levels: Level<S>[];
  /** Always three, lowest first. */
  challenges: Challenge[];
}

/** 0-based index of the region a level lies in. */
export const regionOf = (level: number) => Math.floor((level - 1) / LEVELS_PER_REGION);

function region<S extends Stage>(index: number, activeLevel: number, stages: Map<number, S>): Region<S> {
  const firstLevel = index * LEVELS_PER_REGION + 1;
  const stateOf = (level: number): LevelState =>
    level < activeLevel ? 'done' : level === activeLevel ? 'active' : 'locked';
  return {
    index,
    colour: index % REGION_COLOURS,
    firstLevel,
    lastLevel: firstLevel + LEVELS_PER_REGION - 1,
    levels: Array.from({ length: LEVELS_PER_REGION }, (_, i) => {
      const level = firstLevel + i;
      return { level, state: stateOf(level), stage: stages.get(level) };
    }),
    challenges: CHALLENGE_ANCHORS.map((offset, i) => {
      const number = index * CHALLENGE_ANCHORS.length + i + 1;
      const anchor = firstLevel + offset - 1;
      return {
        index: number,
        anchor,
        anchorDone: anchor < activeLevel,
        guest: bossGuest(number),
      };
    }),
  };
}

/** 0-based indexes of the regions in which the stages and the active level lie, newest first. */
export function regionsOf(stages: readonly Stage[], activeLevel: number): number[] {
  const newest = regionOf(activeLevel);
  const lowest = Math.min(activeLevel, ...stages.map(({ level }) => level));
  return Array.from({ length: newest - regionOf(lowest) + 1 }, (_, i) => newest - i);
}

/**
 * The map as far as it is loaded, newest region first. Everything below the active level is done, the active level is
 * the only one of its kind, and the newest region is filled up to ten levels.
 */
export function buildRegions<S extends Stage>(stages: readonly S[], activeLevel: number): Region<S>[] {
  const byLevel = new Map(stages.map((stage) => [stage.level, stage]));
  return regionsOf(stages, activeLevel).map((index) => region(index, activeLevel, byLevel));
}
