import type { MascotDrawing } from '../kit/mascot.ts';
import { dots, ellipse, flat, group, line, path, shade } from '../kit/shapes.ts';

/** Lüdagun, "the donkey rolls": a floured roll with ears and a bean-paste swirl. */
export const donkeyRoll: MascotDrawing = {
  limb: '$cream-lo',
  arm: [20, 76, 62],
  leg: [38, 58, 78],
  face: [48, 45, 1, 11],
  body() {
    const d = 'M18 46C18 31 31 25 48 25S78 31 78 46V65C78 77 67 82 48 82S18 77 18 65Z';
    const ear = (k: number) =>
      group(
        k < 0 ? '' : 'translate(96 0) scale(-1 1)',
        shade('M36 29C28 26 20 14 23 6C31 5 41 16 42 27Z', '$cream-lo', '$crust', { ax: 26, ay: 10, k: 0.9 }) +
          flat(path('M35 24C30 21 26 14 26.5 10C31 12 36 18 37.5 24Z', '$icing')),
      );
    return (
      ear(-1) +
      ear(1) +
      shade(d, '$cream-lo', '$crust', { ax: 34, ay: 32, k: 0.92 }) +
      dots(
        [
          [26, 40, 0],
          [33, 32, 0],
          [61, 31, 0],
          [70, 39, 0],
          [25, 70, 0],
          [71, 71, 0],
          [24, 55, 0],
          [72, 55, 0],
        ],
        '$crust-lo',
        1.2,
        1.2,
      ) +
      flat(ellipse(48, 53.5, 11, 7.2, '$cream')) +
      ellipse(48, 70.5, 11.5, 9, '$milk', 'stroke-width="2.4"') +
      line('M39.5 70C39.5 61.5 57 62 56.5 71C56 77.5 43.5 77 44 71C44.3 66.5 52.5 66.5 52 71', '$bean', 2.8) +
      path(
        'M44 26C43 21 46 18 45 15C49 16 50 19 49.5 21C51 19 53 18.5 55 19C54 21 54 24 52 26Z',
        '$choco',
        'stroke-width="2.6"',
      )
    );
  },
};
