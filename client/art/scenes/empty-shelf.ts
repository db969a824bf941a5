import { scene } from '../kit/scene.ts';
import { line, path, round } from '../kit/shapes.ts';
import { sparrow } from '../kit/sparrow.ts';

const bag = (x: number) =>
  path(
    `M${x} 74${'l5 -6l5 6'.repeat(4)}V108q0 6-6 6h-28q-6 0-6-6Z`,
    'none',
    'stroke="$stone-lo" stroke-dasharray="6 7" stroke-width="2.6"',
  );
const bracket = (x: number, k: number) =>
  path(`M${x} 130H${round(x + 22 * k)}C${round(x + 20 * k)} 142 ${round(x + 8 * k)} 148 ${x} 152Z`, '$loaf-lo');

/** A shelf with room for three bags; a sparrow has taken the last crumb. */
export const emptyShelf = scene(
  '$sky-a',
  bag(40) +
    bag(92) +
    bracket(54, 1) +
    bracket(186, -1) +
    path('M22 114H218Q222 114 222 118V126Q222 130 218 130H22Q18 130 18 126V118Q18 114 22 114Z', '$loaf') +
    line('M26 120H92M104 120H170', '$loaf-hi', 2.6) +
    line('M182 124H212', '$loaf-lo', 2.6) +
    sparrow(176, 92, { s: 1.05, turned: true }) +
    path('M136 113L139 107L145 106L148 110L146 114Z', '$crust', 'stroke-width="2.4"'),
);
