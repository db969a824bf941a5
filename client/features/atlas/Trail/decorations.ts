import type { PropName } from '#client/art/kit/props.ts';

export interface Decoration {
  name: PropName;
  /** In widths of the road's half from the middle. */
  x: number;
  /** px from the top. */
  y: number;
  /** px */
  height: number;
  /** Only where the land is wide. */
  wide: boolean;
}

const berryLand = 2;

const heights = { wheat: 64, bush: 62, jar: 68, tree: 82, windmill: 110 } satisfies Partial<Record<PropName, number>>;
type Grown = keyof typeof heights;

const places: [Grown, number, number][] = [
  ['bush', -1.42, 120],
  ['jar', 1.36, 250],
  ['wheat', -1.3, 410],
  ['tree', 1.5, 520],
  ['bush', 1.2, 700],
  ['windmill', -1.5, 800],
  ['jar', -1.34, 1096],
  ['wheat', 1.34, 1060],
  ['tree', -1.55, 300],
  ['tree', 1.7, 880],
  ['wheat', 1.62, 330],
  ['bush', -1.75, 620],
];

/** Jam and berries grow only in the berry valley. */
function grownIn(region: number, name: Grown): Grown {
  if (region === berryLand) return name;
  if (name === 'jar') return 'wheat';
  return name === 'bush' ? 'tree' : name;
}

/** What stands beside the trail of a region. */
export const decorations = (region: number, landHeight: number): Decoration[] =>
  places
    .filter(([, , y]) => y < landHeight - 60)
    .map(([usual, x, y]) => {
      const name = grownIn(region, usual);
      return { name, x, y, height: heights[name], wide: Math.abs(x) > 1.4 };
    });
