import type { TrailPlan } from '../trail.ts';
import { xAt } from '../trail.ts';
import { isUpsideDown, TILE } from './roads.ts';

export interface Decoration {
  name: string;
  /** px from the middle of the road, on a phone and where there is room. */
  x: number;
  wideX: number;
  /** px from the top of the land to its foot. */
  y: number;
  scale: number;
  /** Only where the land is wide. */
  wide: boolean;
}

/** Something beside the road: [name, px from the middle on a phone, where there is room, foot from the tile's top, scale]. */
type Beside = readonly [name: string, out: number, wideOut: number, foot: number, scale: number];
/** Something at the edge of a wide land: [name, px from the middle, foot from the tile's top, scale]. */
type Outer = readonly [name: string, x: number, foot: number, scale: number];

/** What stands on a tile of each region, in its own terrain: boats on the lake, fruit on its shore. */
const STANDING: readonly { beside: readonly Beside[]; outer: readonly Outer[] }[] = [
  {
    beside: [
      ['toaster', 122, 180, 128, 0.72],
      ['bale', 132, 176, 236, 0.66],
      ['picnic', 130, 190, 356, 0.7],
      ['butter', 130, 178, 448, 0.66],
    ],
    outer: [
      ['honey', 262, 190, 0.8],
      ['sheaf', -268, 260, 0.9],
      ['sheaf', 270, 456, 0.9],
      ['toaster', -266, 452, 0.7],
    ],
  },
  {
    beside: [
      ['lantern', 140, 190, 116, 0.66],
      ['chasen', 146, 200, 214, 0.6],
      ['teabowl', 130, 196, 306, 0.66],
      ['dango', 150, 186, 396, 0.66],
      ['teahouse', 122, 184, 470, 0.56],
    ],
    outer: [
      ['chasen', 282, 200, 0.9],
      ['lantern', -270, 400, 0.9],
      ['tearow', 262, 440, 0.8],
    ],
  },
  {
    beside: [
      ['boat', 126, 190, 150, 0.72],
      ['cherrylamp', 146, 196, 262, 0.62],
      ['berries', 136, 184, 352, 0.64],
      ['macaron', 142, 186, 424, 0.68],
      ['strawberry', 146, 200, 474, 0.56],
    ],
    outer: [
      ['boat', 252, 216, 0.9],
      ['jarhouse', -262, 424, 0.9],
      ['macaron', 272, 414, 0.84],
    ],
  },
  {
    beside: [
      ['ferry', 112, 176, 112, 0.66],
      ['taiyaki', 136, 196, 204, 0.64],
      ['saltheap', 124, 130, 318, 0.68],
      ['gull', 148, 196, 396, 0.6],
      ['saltheap', 124, 130, 474, 0.62],
    ],
    outer: [
      ['lighthouse', -272, 190, 0.9],
      ['crystal', 272, 200, 0.9],
      ['saltheap', 262, 316, 0.8],
      ['saltheap', -262, 414, 0.8],
    ],
  },
  {
    beside: [
      ['strawlamp', 146, 196, 160, 0.58],
      ['pudding', 132, 196, 286, 0.68],
      ['boba', 146, 186, 376, 0.56],
      ['taroballs', 136, 180, 446, 0.62],
    ],
    outer: [
      ['taro', -270, 150, 0.9],
      ['pudding', -268, 310, 0.8],
      ['pearls', -262, 470, 0.8],
    ],
  },
  {
    beside: [
      ['windmill', 130, 190, 136, 0.6],
      ['cart', 122, 184, 232, 0.6],
      ['scarecrow', 132, 190, 330, 0.58],
      ['straw', 134, 190, 404, 0.64],
      ['fence', 128, 180, 468, 0.62],
    ],
    outer: [
      ['barn', 262, 180, 0.8],
      ['ryeears', -272, 250, 0.9],
      ['ryeears', 280, 350, 0.9],
      ['straw', -270, 456, 0.9],
    ],
  },
];

/** How far above its foot the middle of such a thing is, px: it takes the side that the road leaves free there. */
const MIDDLE = 34;
/** The learner's companion stands beside the active level, its words hang below. */
const AROUND_ACTIVE = 96;
/** Two things on one side stand at least this far apart, px. */
const APART = 130;

/** What stands beside the trail of a region. */
export function decorations(region: number, plan: TrailPlan<{ level: number }>): Decoration[] {
  const { beside, outer } = STANDING[region] ?? { beside: [], outer: [] };
  const active = plan.stops.find((stop) => stop.kind === 'level' && stop.level.state === 'active');
  const placed: Decoration[] = [];
  for (let tile = 0; tile * TILE < plan.height; tile++) {
    const footOf = (foot: number) => tile * TILE + (isUpsideDown(tile) ? TILE - foot + 2 * MIDDLE : foot);
    for (const [name, out, wideOut, foot, scale] of beside) {
      const y = footOf(foot);
      const side = xAt(plan, y - MIDDLE) > 0 ? -1 : 1;
      placed.push({ name, x: side * out, wideX: side * wideOut, y, scale, wide: false });
    }
    for (const [name, x, foot, scale] of outer) placed.push({ name, x, wideX: x, y: footOf(foot), scale, wide: true });
  }
  const seen = placed.filter(
    ({ y, wide }) =>
      y > 2 * MIDDLE &&
      y < plan.height - MIDDLE &&
      (wide || !active || Math.abs(y - MIDDLE - active.y) > AROUND_ACTIVE),
  );
  return seen.sort((one, other) => one.y - other.y).reduce<Decoration[]>(withRoom, []);
}

/** Takes one more where there is room for it beside those already taken. */
function withRoom(taken: Decoration[], next: Decoration): Decoration[] {
  const before = taken.findLast(({ wide, x }) => wide === next.wide && Math.sign(x) === Math.sign(next.x));
  return before && next.y - before.y < APART ? taken : [...taken, next];
}
