import type { MascotDrawing } from '../kit/mascot.ts';
import { at, group, path, shade } from '../kit/shapes.ts';

/** Toast: a thick slice with a melting pat of butter. */
export const toast: MascotDrawing = {
  limb: '$crust',
  arm: [23, 75, 58],
  leg: [37, 60, 78],
  face: [46.5, 50],
  body() {
    const d = 'M22 43C12 38 14 22 29 21C37 18 56 18 64 21C79 22 81 38 71 43L71.5 73Q71.5 80 65 80H28Q21.5 80 21.5 73Z';
    return (
      group('translate(5 -1.5)', path(d, '$loaf-lo')) +
      shade(d, '$crust', '$loaf', {
        ax: 30,
        ay: 22,
        k: 0.96,
        decor:
          path(
            'M28 43.5C18 37 20 27.5 31 27C38 24 55 24 62 27C73 27.5 75 37 65.5 43.5L66 69Q66 74 61 74H32Q27 74 27 69Z',
            '$cream-lo',
          ) +
          path(
            'M27.5 43C18 37 20 27.5 31 27C38 24 54 24 61 27C70 28 72 36 62.5 42L63 66Q63 71 58 71H32Q27 71 27 67Z',
            '$cream',
          ),
      }) +
      at(
        48,
        19,
        shade(
          'M-13 -3Q-13 -6 -10 -6.5L8 -8.5Q11 -8.5 11.5 -5.5L12.5 1Q12.5 4 9.5 4.5L8 4.6C7.5 9 3 9 2.5 5.2L-8.5 6.3Q-11.5 6.3 -12 3.3Z',
          '$butter',
          '$butter-lo',
          { ax: -10, ay: -6, k: 0.84 },
        ),
      )
    );
  },
};
