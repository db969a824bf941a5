import type { Mood } from '../kit/faces.ts';
import { MOODS, MOUTHS } from '../kit/faces.ts';
import type { GuestDrawing } from '../kit/guest.ts';
import { at, ellipse, flat, line, mirror, path, shade, shine } from '../kit/shapes.ts';

/** Butter bear, half unwrapped. */
export const butterBear: GuestDrawing = {
  face: [48, 42, 1, 13],
  arms: ['$butter', 15, 81, 56],
  mouth: false,
  body: () =>
    mirror(
      shade('M17 32C9 24 13 11 24 11C31 11 35 16 35 20Z', '$butter', '$butter-lo', {
        ax: 20,
        ay: 18,
        k: 0.88,
        decor: ellipse(23.5, 20, 5, 5, '$flame', 'opacity=".55"'),
      }),
    ) +
    shade(
      'M12 44C12 26 27 16 48 16S84 26 84 44C84 56 80 62 79 70V90H17V70C16 62 12 56 12 44Z',
      '$butter',
      '$butter-lo',
      { ax: 34, ay: 32, k: 0.94 },
    ) +
    shine(23, 32, '$white', 1, -6),
  over: (mood: Mood) =>
    flat(ellipse(48, 52, 13, 8.5, '$cream')) +
    flat(path('M43.5 46.5Q48 44.5 52.5 46.5Q52 51 48 51T43.5 46.5Z', '$ink')) +
    at(48, 54, MOUTHS[MOODS[mood][1]], 0.86) +
    shade(
      'M12 66L20 71L27 65L34 71L41 65L48 71L55 65L62 71L69 65L76 71L84 66L81 86Q80 91 74 91H22Q16 91 15 86Z',
      '$sea',
      '$sea-lo',
      { ax: 40, ay: 78, k: 0.94 },
    ) +
    line('M27 77L25 87M41 77L40.5 87M55 77L55.5 87M69 77L71 87', '$white', 3.4),
};
