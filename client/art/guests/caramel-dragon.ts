import type { Mood } from '../kit/faces.ts';
import { MOODS, MOUTHS } from '../kit/faces.ts';
import type { GuestDrawing } from '../kit/guest.ts';
import { at, ellipse, flat, line, mirror, path, shade, tube } from '../kit/shapes.ts';

/** Caramel dragon. */
export const caramelDragon: GuestDrawing = {
  face: [48, 37, 1, 12, false],
  arms: ['$loaf', 30, 66, 68],
  body: () =>
    tube('M64 83C78 89 88 82 85 71', '$loaf', 7) +
    path('M85 72C78 68 79 61 85 56C92 60 93 68 85 72Z', '$jam') +
    mirror(
      shade('M27 66C19 52 8 52 3 60C7 61 8 64 7 68C11 66 14 68 15 72C19 69 23 70 27 74Z', '$jam', '$jam-lo', {
        ax: 14,
        ay: 60,
        k: 0.9,
      }) + shade('M28 26C19 21 19 11 24 5C27 12 34 14 39 18Z', '$cream', '$cream-lo', { ax: 25, ay: 12, k: 0.86 }),
    ) +
    shade('M48 54C63 54 71 66 71 78C71 87 62 91 48 91S25 87 25 78C25 66 33 54 48 54Z', '$loaf', '$loaf-lo', {
      ax: 36,
      ay: 66,
      k: 0.9,
      decor: path('M48 60C57 60 61 70 61 78C61 85 56 89.5 48 89.5S35 85 35 78C35 70 39 60 48 60Z', '$cream'),
    }) +
    line('M37 73H59M36 81H60', '$cream-lo', 2.4) +
    shade('M17 39C17 23 30 14 48 14S79 23 79 39C79 54 66 61 48 61S17 54 17 39Z', '$loaf', '$loaf-lo', {
      ax: 36,
      ay: 26,
      k: 0.93,
    }) +
    shade(
      'M31 18C36 14 60 14 66 18C72 21 71 29 67 28S63 22 59 24S56 33 52 33S49 24 45 24S41 30 37 29S27 23 31 18Z',
      '$butter',
      '$butter-lo',
      { ax: 42, ay: 18, k: 0.9 },
    ),
  over: (mood: Mood) =>
    flat(ellipse(48, 49, 15, 9, '$cream')) +
    flat(ellipse(43, 44.5, 1.5, 1.9, '$ink') + ellipse(53, 44.5, 1.5, 1.9, '$ink')) +
    at(48, 51, MOUTHS[MOODS[mood][1]], 0.9) +
    flat(ellipse(26, 46, 3.6, 2.3, '$blush') + ellipse(70, 46, 3.6, 2.3, '$blush')),
  mouth: false,
};
