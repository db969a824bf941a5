import type { GuestDrawing } from '../kit/guest.ts';
import { at, line, path, shade, star } from '../kit/shapes.ts';

/** Icing witch: a piping bag for a hat. */
export const icingWitch: GuestDrawing = {
  face: [48, 48, 0.92, 9.5],
  arms: ['$taro', 30, 66, 68],
  body: () =>
    line('M76 88L84 54', '$outline', 7) +
    line('M76 88L84 54', '$loaf', 2.4) +
    at(85, 50, path(star(8.5, 0.55), '$butter', 'stroke-width="2.6"'), 1, 10) +
    shade(
      'M36 60C27 68 22 80 18 88Q17 91 21 91C32 93 64 93 75 91Q79 91 78 88C74 80 69 68 60 60Z',
      '$taro',
      '$taro-lo',
      {
        ax: 38,
        ay: 68,
        k: 0.9,
        decor: path('M18 87C26 82 31 90 38 86C44 82 52 82 58 86C65 90 70 82 78 87L79 95H17Z', '$milk'),
      },
    ) +
    line('M18.500 87C26 82 31 90 38 86C44 82 52 82 58 86C65 90 70 82 77.500 87', '$outline', 2.4) +
    line('M33 70L29 80M63 70L67 80', '$taro-lo', 2.8) +
    path('M48 70L40 66V76ZM48 70L56 66V76Z', '$jam', 'stroke-width="2.2"') +
    shade(
      'M24 40C14 44 14 56 21 58C17 64 24 70 30 66C36 72 60 72 66 66C72 70 79 64 75 58C82 56 82 44 72 40Z',
      '$icing',
      '$icing-lo',
      { ax: 36, ay: 48, k: 0.92 },
    ) +
    path('M28 44C28 36 68 36 68 44V50C68 60 60 65 48 65S28 60 28 50Z', '$cream'),
  over: () =>
    shade('M27 33C37 28 40 15 55 7L66 13C63 20 66 28 70 33Z', '$milk', '$taro', { ax: 42, ay: 24, k: 0.86 }) +
    path('M55 7L60 1.8Q67 3 69 8L66 13Z', '$steel', 'stroke-width="2.6"') +
    shade(
      'M10 38C12 31 26 33 34 31C44 29 54 29 62 31C70 33 84 31 86 38C84 44 66 44 48 44S12 44 10 38Z',
      '$taro',
      '$taro-lo',
      { ax: 40, ay: 34, k: 0.94 },
    ) +
    line('M31 30.5Q48 26 68 30.5', '$jam', 3.4),
};
