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
      'M48 58C60 58 66 64 67 70C75 72 77 80 72 84C70 90 60 91 48 91S26 90 24 84C19 80 21 72 29 70C30 64 36 58 48 58Z',
      '$taro',
      '$taro-lo',
      { ax: 38, ay: 68, k: 0.9 },
    ) +
    line('M29 71C36 78 58 79 67 70M25 82C36 89 60 89 72 83', '$outline', 2.4) +
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
