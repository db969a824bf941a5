import type { GuestDrawing } from '../kit/guest.ts';
import { ellipse, flat, line, shade, shine } from '../kit/shapes.ts';

/** Yeast slime, budding. */
export const yeastSlime: GuestDrawing = {
  face: [46, 62, 1.1, 12],
  arms: null,
  body: () =>
    shade('M61 32C55 28 55 17 63 13C72 9 80 17 77 25C75 32 67 35 61 32Z', '$matcha', '$matcha-lo', {
      ax: 63,
      ay: 18,
      k: 0.88,
    }) +
    flat(ellipse(65, 22, 1.7, 2.2, '$ink') + ellipse(71.5, 22, 1.7, 2.2, '$ink')) +
    line('M66.5 26.5Q68.3 28 70 26.5', '$ink', 1.8) +
    shade(
      'M46 26C55 25 60 36 68 47C80 57 89 65 89 76C89 87 76 91 48 91S7 87 7 76C7 63 17 57 25 46C31 36 37 27 46 26Z',
      '$matcha',
      '$matcha-lo',
      {
        ax: 36,
        ay: 46,
        k: 0.92,
        decor:
          ellipse(22, 78, 5, 5, '$milk', 'opacity=".5"') +
          ellipse(75, 67, 4, 4, '$milk', 'opacity=".5"') +
          ellipse(70, 80, 6, 6, '$milk', 'opacity=".35"') +
          ellipse(34, 84, 3, 3, '$milk', 'opacity=".5"') +
          ellipse(57, 44, 3, 3, '$milk', 'opacity=".5"'),
      },
    ) +
    shine(28, 52, '$white', 1.1, -14),
};
