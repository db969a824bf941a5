import type { MascotDrawing } from '../kit/mascot.ts';
import { dots, ellipse, flat, path, shade } from '../kit/shapes.ts';

/** Bagel: a seeded ring seen from above, filled with cream cheese. */
export const bagel: MascotDrawing = {
  limb: '$loaf',
  arm: [13, 83, 60],
  leg: [36, 60, 78],
  face: [48, 53],
  small: {
    face: [48, 59, 1.1],
    // rounder, with a bigger hole and no seeds
    body: () =>
      shade('M7 56C7 30 24 16 48 16S89 30 89 56S72 84 48 84S7 78 7 56Z', '$loaf', '$loaf-lo', {
        ax: 34,
        ay: 30,
        decor: ellipse(46, 33, 28, 13, '$loaf-hi'),
      }) +
      path('M26 32C26 25 35 21 48 21S70 25 70 32S61 42 48 42S26 39 26 32Z', '$milk') +
      flat(ellipse(48, 32, 13, 5, '$choco')),
  },
  body() {
    const top = 'M10 52C10 34 26 25 48 25S86 34 86 52C86 62 76 67 48 67S10 62 10 52Z';
    return (
      shade('M13 66C13 62 83 62 83 66C83 77 70 82 48 82S13 77 13 66Z', '$loaf', '$loaf-lo', {
        ax: 30,
        ay: 64,
        k: 0.92,
      }) +
      shade(
        'M11 64C11 56 85 56 85 64C85 71 79 71 76 69C72 75 64 75 61 70C57 75 48 75 45 70.5C41 75 33 75 29 70C25 74 17 73 15 69C12 69 11 67 11 64Z',
        '$milk',
        '$milk-lo',
        { ax: 34, ay: 60, k: 0.94 },
      ) +
      shade(top, '$loaf', '$loaf-lo', { ax: 34, ay: 30, k: 0.93, decor: ellipse(48, 36, 22, 8.5, '$loaf-hi') }) +
      path('M30 36C30 32 37 29.5 48 29.5S66 32 66 36S59 43 48 43S30 40 30 36Z', '$choco-lo', 'stroke-width="2.4"') +
      flat(path('M32 36C32 33 38 31 48 31S64 33 64 36C60 35 54 34.5 48 34.5S36 35 32 36Z', '$choco')) +
      dots(
        [
          [21, 41, 30],
          [25.5, 35, 50],
          [17, 50, 10],
          [73, 35, -50],
          [77, 43, -20],
          [80, 51, 10],
        ],
        '$cream',
      )
    );
  },
};
