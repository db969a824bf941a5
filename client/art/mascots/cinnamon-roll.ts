import type { MascotDrawing } from '../kit/mascot.ts';
import { line, path, shade } from '../kit/shapes.ts';

/** Cinnamon roll: swirl on top, icing over the edge. */
export const cinnamonRoll: MascotDrawing = {
  limb: '$crust',
  arm: [16, 80, 62],
  leg: [36, 60, 78],
  face: [48, 60],
  body() {
    const d = 'M14 38C14 26 29 20 48 20S82 26 82 38V66C82 77 67 82 48 82S14 77 14 66Z';
    return (
      shade(d, '$crust', '$crust-lo', {
        ax: 30,
        ay: 30,
        k: 0.92,
        decor: path('M70 47L83 40V68Q80 76 72 79C78 72 76 58 70 47Z', '$loaf'),
      }) +
      line('M71 48C77 58 78 68 73 78', '$outline', 2.4) +
      shade(
        'M14 38C14 26 29 20 48 20S82 26 82 38C82 46 78 50 75 50S71 46.5 68 47.5S65 54 61 54S57 50 53 50.5C45 51 42 51 38 50.5S32 54.5 28 54.5S24 50 21 48C17 46 14 43 14 38Z',
        '$milk',
        '$milk-lo',
        { ax: 36, ay: 24, k: 0.94 },
      ) +
      line(
        'M22 40C19 29 33 25 48 25S75 29 74 37S61 46 49 45.5S29 43 30 37S40 30.5 49 31S65 34 63 38S54 41.5 49 40.5S42 37.5 47 36',
        '$loaf',
        3.2,
      )
    );
  },
};
