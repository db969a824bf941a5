import type { MascotDrawing } from '../kit/mascot.ts';
import { flat, line, path, shade, shine } from '../kit/shapes.ts';

/** Pineapple bun: crackled sugar crust and, for the pun, a sprout. */
export const pineappleBun: MascotDrawing = {
  limb: '$crust',
  arm: [15, 81, 62],
  leg: [36, 60, 78],
  face: [48, 56],
  body() {
    const d = 'M13 62C13 40 29 27 48 27S83 40 83 62C83 76 70 82 48 82S13 76 13 62Z';
    const cap =
      'M14 58C16 39 30 27 48 27S80 39 82 58C84 66 76 69 72 65C69 72 60 73 56 68C52 74 43 74 40 68C36 73 27 72 24 65C20 69 12 66 14 58Z';
    return (
      path(
        'M48 29C40 28 34 20 37 12C42 15 45 19 46 22C45 16 46 10 49 6C53 11 53 17 51 22C53 18 57 15 61 14C62 21 57 28 48 29Z',
        '$leaf',
      ) +
      flat(path('M51 22C53 18 57 15 61 14C62 21 57 28 50 27.5Z', '$leaf-lo')) +
      shade(d, '$crust', '$crust-lo', { ax: 36, ay: 60, k: 0.93 }) +
      shade(cap, '$butter', '$butter-lo', {
        ax: 36,
        ay: 32,
        k: 0.94,
        decor: line(
          'M21 45Q34 44 45 28M31 46Q43 41 57 28.5M66 46Q54 41 40 28.5M75 45Q62 43 51 28M20 57Q21 52 27 47M76 57Q75 52 69 47',
          '$crust',
          2.6,
        ),
      }) +
      shine(23, 40, '$white', 0.9)
    );
  },
};
