import type { GuestDrawing } from '../kit/guest.ts';
import { dots, line, mirror, path, shade, tube } from '../kit/shapes.ts';

/** Jam octopus under its gingham lid. */
export const jamOctopus: GuestDrawing = {
  face: [48, 51, 1.08, 12],
  arms: null,
  body: () =>
    mirror(
      tube('M26 62C14 64 5 70 10 78C13 82 18 80 17 76', '$jam', 7) +
        tube('M36 68C31 74 22 81 27 86C29 88 32 87 32 85', '$jam', 7),
    ) +
    tube('M48 70V86', '$jam', 7) +
    shade('M14 50C14 32 28 20 48 20S82 32 82 50C82 66 70 76 48 76S14 66 14 50Z', '$jam', '$jam-lo', {
      ax: 36,
      ay: 36,
      k: 0.93,
    }) +
    dots(
      [
        [24, 62, 0],
        [72, 62, 0],
        [68, 67, 0],
      ],
      '$icing',
      2,
      2,
    ) +
    line('M21 48Q22 41 27 37', '$icing', 3.6) +
    shade(
      'M22 33C24 16 34 7 48 7S72 16 74 33C70 38 66 33 61 36C57 39 53 34 48 36.5C43 34 39 39 35 36C30 33 26 38 22 33Z',
      '$milk',
      '$milk-lo',
      {
        ax: 40,
        ay: 20,
        k: 0.93,
        decor:
          path('M36 10L43 7.5L41 35H33ZM53 7.5L60 10L63 35H55Z', '$icing', 'opacity=".8"') +
          path('M27 20H69L73 28H24Z', '$jam', 'opacity=".45"'),
      },
    ) +
    line('M23 29Q48 34 73 29', '$outline', 5.4) +
    line('M24 29Q48 34 72 29', '$butter', 2.2),
};
