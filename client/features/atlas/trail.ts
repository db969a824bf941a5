import { CHALLENGE_ANCHORS } from '#domain/limits.ts';
import type { Challenge, Level, Region } from './regions.ts';

interface Stage {
  level: number;
}

export interface Place {
  /** −1 (left edge of the road) to 1. */
  x: number;
  /** px from the top of the land. */
  y: number;
}

export type Stop<S extends Stage> = Place &
  ({ kind: 'level'; level: Level<S> } | { kind: 'oven'; challenge: Challenge });

export interface TrailPlan<S extends Stage> {
  /** px */
  height: number;
  /** Lowest first. */
  stops: Stop<S>[];
  /** Path of the whole road, in a box 200 wide and `height` high. */
  road: string;
  /** Path of the part behind the learner. */
  walked: string;
  /** Stops of the way from the level before the active one to it, both included; empty where no level is active. */
  lastStretch: Place[];
}

const levelX = [-0.5, -0.86, -0.1, -0.72, -0.16, 0.66, 0.2, 0.84, 0.22, -0.5];
const ovenX = [0.72, -0.78, 0];
// The active level is taller and its plaque hangs down towards the level before it.
const step = { first: 64, level: 92, activeLevel: 116, belowActive: 34, beforeOven: 26, oven: 132, top: 10 };
const overhang = 60;

/** A smooth road through points given as [x, y]. */
function roadThrough(points: [number, number][]): string {
  const n = (value: number) => value.toFixed(1);
  return points.slice(1).reduce(
    (path, [x, y], i) => {
      const [px, py] = points[i] ?? [0, 0];
      const middle = n((py + y) / 2);
      return `${path}C${n(px)} ${middle} ${n(x)} ${middle} ${n(x)} ${n(y)}`;
    },
    `M${points[0]?.map(n).join(' ')}`,
  );
}

/**
 * Whether the plaque of an active level would hang over what stands below it: a level, or the awning of the region before.
 * An oven leaves room by itself, and so does the start of the map.
 */
const needsRoomBelow = (region: number, below: 'level' | 'oven' | undefined) =>
  below === 'level' || (below === undefined && region > 0);

/** Where everything of a region stands: ten levels with an oven after the third, sixth and tenth, on a winding road. */
export function planTrail<S extends Stage>(region: Region<S>): TrailPlan<S> {
  let bottom = step.first;
  const raised: (Stop<S> & { up: number })[] = [];
  for (const [i, level] of region.levels.entries()) {
    if (level.state === 'active' && needsRoomBelow(region.index, raised.at(-1)?.kind)) bottom += step.belowActive;
    raised.push({ kind: 'level', level, x: levelX[i] ?? 0, y: 0, up: bottom });
    bottom += level.state === 'active' ? step.activeLevel : step.level;
    const oven = CHALLENGE_ANCHORS.indexOf((i + 1) as 3);
    const challenge = region.challenges[oven];
    if (!challenge) continue;
    bottom += step.beforeOven;
    raised.push({ kind: 'oven', challenge, x: ovenX[oven] ?? 0, y: 0, up: bottom });
    bottom += step.oven;
  }
  const height = bottom + step.top;
  const stops = raised.map(({ up, ...stop }) => ({ ...stop, y: height - up }));
  // The first region is entered straight from below, where the road comes around the bakery.
  const entrance: Place = { x: region.index === 0 ? (levelX[0] ?? 0) : 0, y: height + overhang };
  const points: [number, number][] = [
    [100 + entrance.x * 100, height + overhang],
    ...stops.map(({ x, y }): [number, number] => [100 + x * 100, y]),
    [100, -overhang],
  ];
  const active = stops.findIndex((stop) => stop.kind === 'level' && stop.level.state === 'active');
  const behind = active < 0 ? points : points.slice(0, active + 2);
  const before = stops.findLastIndex((stop, i) => stop.kind === 'level' && i < active);
  const lastStretch =
    active < 0 ? [] : before < 0 ? [entrance, ...stops.slice(0, active + 1)] : stops.slice(before, active + 1);
  return { height, stops, road: roadThrough(points), walked: roadThrough(behind), lastStretch };
}

/** Where the road is at a height of the land: −1 to 1. `y` in px from the top. */
export function xAt({ stops, height }: Pick<TrailPlan<Stage>, 'stops' | 'height'>, y: number): number {
  const way = walkThrough([{ x: 0, y: height + overhang }, ...stops, { x: 0, y: -overhang }]);
  const passed = way.findIndex((point) => point.y <= y);
  return way[Math.max(0, passed)]?.x ?? 0;
}

const HALVINGS = 12;

/** Where the road is at a height of the land, as {@link roadThrough} draws it, and where it leads. `y` in px from the top. */
export function courseAt({ stops, height }: Pick<TrailPlan<Stage>, 'stops' | 'height'>, y: number) {
  const way: Place[] = [{ x: 0, y: height + overhang }, ...stops, { x: 0, y: -overhang }];
  const next = Math.max(
    1,
    way.findIndex((stop) => stop.y <= y),
  );
  const [from, to] = [way[next - 1], way[next]] as [Place, Place];
  // The height only falls on the way up.
  let [below, above] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const t = (below + above) / 2;
    if (onRoad(from, to, t).y > y) below = t;
    else above = t;
  }
  const t = (below + above) / 2;
  const aside = 6 * t * (1 - t) * (to.x - from.x);
  const up = 1.5 * ((1 - t) ** 2 + t ** 2) * (to.y - from.y);
  return { x: onRoad(from, to, t).x, y, slope: aside / up };
}

const POINTS_OF_A_STEP = 8;

/** Points of the road through some stops, as {@link roadThrough} draws it, close enough to walk along. */
export function walkThrough(stops: readonly Place[]): Place[] {
  const [first, ...rest] = stops;
  if (!first) return [];
  let from = first;
  const way = [first];
  for (const to of rest) {
    for (let i = 1; i <= POINTS_OF_A_STEP; i++) way.push(onRoad(from, to, i / POINTS_OF_A_STEP));
    from = to;
  }
  return way;
}

/** The cubic Bézier curve between two stops, at `t` from 0 to 1. */
function onRoad(from: Place, to: Place, t: number): Place {
  const near = (1 - t) ** 3;
  const far = t ** 3;
  const leaving = 3 * (1 - t) ** 2 * t;
  const coming = 3 * (1 - t) * t ** 2;
  return {
    x: from.x * (near + leaving) + to.x * (far + coming),
    y: from.y * near + ((from.y + to.y) / 2) * (leaving + coming) + to.y * far,
  };
}
