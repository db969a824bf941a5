/** A stroke along the road, laid over those before it. */
export interface RoadStroke {
  /** a custom property */
  colour: string;
  /** px */
  width: number;
  /** px, as `stroke-dasharray` */
  dash?: string;
  /** the bed casts it: 5 px lower */
  fallen?: boolean;
  /** ends at right angles, as planks and bricks do */
  butt?: boolean;
  /** half a pattern further on */
  shifted?: boolean;
  opacity?: number;
}

/** What the road is where it crosses something. */
type Crossing = 'pier' | 'bridge' | 'step';

interface Road {
  strokes: readonly RoadStroke[];
  /** Between two stones, or crumbs, px. */
  gap: number;
  /** Where a tile of the land is crossed, px from its top: [from, to, by what]. */
  crossings: readonly (readonly [number, number, Crossing])[];
}

/** Height of a tile of the land, px. */
export const TILE = 480;
const CRUMBS = 17;
const STONES = 37;

const bedOf = (kerb: string, road: string): RoadStroke[] => [
  { colour: kerb, width: 34, fallen: true },
  { colour: kerb, width: 34 },
  { colour: road, width: 28 },
];
const stones = `.1 ${STONES}`;
const bricks = { butt: true, dash: '11 3' };

/** The road of each region: sand, stepping stones, icing, salt, cream and bricks. */
export const ROADS: readonly Road[] = [
  { strokes: bedOf('--kerb', '--road'), gap: CRUMBS, crossings: [[226, 322, 'bridge']] },
  {
    strokes: [
      { colour: '--soil', width: 38, opacity: 0.7 },
      { colour: '--kerb', width: 31, dash: stones, fallen: true },
      { colour: '--road', width: 31, dash: stones },
    ],
    gap: STONES,
    crossings: [],
  },
  { strokes: bedOf('--art-icing-lo', '--art-milk'), gap: CRUMBS, crossings: [[0, 262, 'pier']] },
  {
    strokes: [
      { colour: '--art-salt-lo', width: 36, fallen: true },
      { colour: '--ridge', width: 37 },
      { colour: '--art-salt', width: 33 },
    ],
    gap: CRUMBS,
    crossings: [[0, 214, 'pier']],
  },
  {
    strokes: bedOf('--kerb', '--road'),
    gap: CRUMBS,
    crossings: [
      [168, 232, 'step'],
      [386, 444, 'step'],
    ],
  },
  {
    strokes: [
      { colour: '--kerb', width: 37, fallen: true },
      { colour: '--kerb', width: 37 },
      { colour: '--road', width: 32, ...bricks },
      { colour: '--kerb', width: 15 },
      { colour: '--road', width: 10.5, shifted: true, ...bricks },
    ],
    gap: CRUMBS,
    crossings: [],
  },
];

const planks = (base: string, top: string, width: number, dash: string): RoadStroke[] => [
  { colour: base, width, fallen: true, butt: true },
  { colour: base, width, butt: true },
  { colour: top, width: width - 4, butt: true, dash },
];
/** The strokes of a crossing, in place of the road's. */
const CROSSINGS: Record<Crossing, readonly RoadStroke[]> = {
  pier: [
    { colour: '--art-outline', width: 44, fallen: true, butt: true, opacity: 0.35 },
    { colour: '--kerb', width: 44, butt: true },
    { colour: '--road', width: 38, butt: true, dash: '9 3' },
  ],
  bridge: planks('--art-loaf-lo', '--art-crust', 40, '9 3'),
  step: planks('--art-plum', '--art-milk', 38, '8 4'),
};

/** The beam on which a crossing ends, as wide as its posts stand apart. */
const beam = (colour: string): RoadStroke[] => [{ colour, width: 48, butt: true }];
const BEAMS: Record<Crossing, readonly RoadStroke[]> = {
  pier: beam('--kerb'),
  bridge: beam('--art-loaf-lo'),
  step: beam('--art-plum'),
};
/** How much of the road it takes, px along it. */
const BEAM = 6;

/** Where a road is at a height of the land, and where it leads there. */
export interface Course {
  /** −1 to 1 */
  x: number;
  /** px from the top of the land */
  y: number;
  /** How far x goes on a px of y. */
  slope: number;
}

/** A part of the road with what it is made of there, cut off across the road at both ends. */
export interface RoadPart {
  from: Course;
  to: Course;
  strokes: readonly RoadStroke[];
}

/** Every other tile is upside down, so that the land goes on at both its ends. */
export const isUpsideDown = (tile: number) => tile % 2 === 1;

/** How far the road reaches beyond the land, px: under the sign, and into the land below. */
export const BEYOND = 80;

/** Half of the road on a phone, px: what a slope is reckoned with where the width of the screen is not known. */
const AMP = 104;
const straight = (y: number): Course => ({ x: 0, y, slope: 0 });
/** So far down the road, px along it, and cut off alike. */
const further = ({ x, y, slope }: Course, length: number): Course => {
  const down = length / Math.hypot(1, slope * AMP);
  return { x: x + slope * down, y: y + down, slope };
};

/** From where to where a region's road crosses something, px from the top of the land and from the top down. */
export function crossingsOf(region: number, height: number): { from: number; to: number; kind: Crossing }[] {
  const { crossings } = ROADS[region] as Road;
  const found: { from: number; to: number; kind: Crossing }[] = [];
  for (let tile = 0; tile * TILE < height; tile++) {
    const turned = isUpsideDown(tile);
    const met = crossings.map(([a, b, kind]) => [turned ? TILE - b : a, turned ? TILE - a : b, kind] as const);
    for (const [a, b, kind] of met.sort((one, other) => one[0] - other[0])) {
      const from = tile === 0 && a === 0 ? -BEYOND : tile * TILE + a;
      const to = Math.min(tile * TILE + b, height + BEYOND);
      const before = found.at(-1);
      // What reaches the next tile goes on there.
      if (before?.kind === kind && before.to === from) before.to = to;
      else if (to > from) found.push({ from, to, kind });
    }
  }
  return found;
}

/** What lies over the bed of a region's road where it crosses something. `at` is the way of the road by its height, px. */
export function roadParts(region: number, height: number, at: (y: number) => Course): RoadPart[] {
  return crossingsOf(region, height).flatMap(({ from, to, kind }) => {
    // Under the sign, and where the land is cut off, nothing ends.
    const top = from < 0 ? straight(from) : at(from);
    const foot = to > height ? straight(to) : at(to);
    return [
      { from: top, to: foot, strokes: CROSSINGS[kind] },
      ...(from < 0 ? [] : [{ from: top, to: further(top, BEAM), strokes: BEAMS[kind] }]),
      ...(to > height ? [] : [{ from: further(foot, -BEAM), to: foot, strokes: BEAMS[kind] }]),
    ];
  });
}
