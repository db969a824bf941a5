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
/** How much of the road it takes, px. */
const BEAM = 6;

/** A part of the road with what it is made of there; `from` and `to` in px from the top of the land. */
export interface RoadPart {
  from: number;
  to: number;
  strokes: readonly RoadStroke[];
}

/** Every other tile is upside down, so that the land goes on at both its ends. */
export const isUpsideDown = (tile: number) => tile % 2 === 1;

/** How far the road reaches beyond the land, px: under the sign, and into the land below. */
const BEYOND = 80;

/** The parts of a region's road, from the top down; together they are all of it. A plain one crosses nothing. */
export function roadParts(region: number, height: number, plain = false): RoadPart[] {
  const { strokes, crossings } = ROADS[region] as Road;
  const parts: RoadPart[] = [];
  let from = -BEYOND;
  for (let tile = 0; !plain && tile * TILE < height; tile++) {
    const turned = isUpsideDown(tile);
    const met = crossings.map(([a, b, kind]) => [turned ? TILE - b : a, turned ? TILE - a : b, kind] as const);
    for (const [a, b, kind] of met.sort((one, other) => one[0] - other[0])) {
      const start = tile === 0 && a === 0 ? -BEYOND : tile * TILE + a;
      const end = tile * TILE + b;
      // What goes on in the next tile ends on no beam.
      const top = a === 0 ? start : start + BEAM;
      const foot = b === TILE ? end : end - BEAM;
      parts.push(
        { from, to: start, strokes },
        { from: start, to: top, strokes: BEAMS[kind] },
        { from: top, to: foot, strokes: CROSSINGS[kind] },
        { from: foot, to: end, strokes: BEAMS[kind] },
      );
      from = end;
    }
  }
  const end = height + BEYOND;
  parts.push({ from, to: end, strokes });
  return parts.map((part) => ({ ...part, to: Math.min(part.to, end) })).filter(({ from: top, to }) => to > top);
}
