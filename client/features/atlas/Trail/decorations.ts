import type { PropName } from '#client/art/kit/props.ts';

export interface Decoration {
  name: PropName;
  /** In widths of the road's half from the middle. */
  x: number;
  /** px from the top. */
  y: number;
  /** Only where the land is wide. */
  wide: boolean;
}

const berryLand = 2;

const places: [PropName, number, number][] = [
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
function grownIn(region: number, name: PropName): PropName {
  if (region === berryLand) return name;
  if (name === 'jar') return 'wheat';
  return name === 'bush' ? 'tree' : name;
}

/** What stands beside the trail of a region. */
export const decorations = (region: number, height: number): Decoration[] =>
  places
    .filter(([, , y]) => y < height - 60)
    .map(([name, x, y]) => ({ name: grownIn(region, name), x, y, wide: Math.abs(x) > 1.4 }));
