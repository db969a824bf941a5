import type { GuestDrawing } from '../kit/guest.ts';
import { ellipse, flat, line, path, shade } from '../kit/shapes.ts';

/** Oven king. */
export const ovenKing: GuestDrawing = {
  face: [48, 41, 1, 13, false],
  arms: ['$jam', 15, 81, 56],
  legs: [28, 68, 86, '$steel'],
  mouth: false,
  body: () =>
    shade('M14 34Q14 27 21 27H75Q82 27 82 34V80Q82 87 75 87H21Q14 87 14 80Z', '$jam', '$jam-lo', {
      ax: 26,
      ay: 38,
      k: 0.94,
    }) +
    path('M25 54H71Q74 54 74 57V77Q74 80 71 80H25Q22 80 22 77V57Q22 54 25 54Z', '$steel') +
    path('M29 58.5H67V75.5H29Z', '$mouth', 'stroke-width="2.4"') +
    flat(
      path(
        'M30 75.5C30 69 34 68 35 63C39 66 40 68 40.5 70C42 66 45 64 45 60C50 63 52 67 52.5 70C54 67 56 66 57 63C62 67 66 69 66 75.5Z',
        '$flame',
      ) + path('M37 75.5C37 71 41 71 42 68C46 70 46 72 47 73C48 70 51 70 52 68C57 71 59 72 59 75.5Z', '$butter'),
    ) +
    line('M19 38Q19 32.5 25 32', '$icing', 3),
  over: () =>
    flat(ellipse(23, 46.5, 3.2, 2.1, '$blush') + ellipse(73, 46.5, 3.2, 2.1, '$blush')) +
    path(
      'M35 48.5C39 45.5 44 46 48 49C52 46 57 45.5 61 48.5C58 53.5 51 53 48 50.5C45 53 38 53.5 35 48.5Z',
      '$cream',
      'stroke-width="2.2"',
    ) +
    shade('M27 27L23 9L36 16L48 4L60 16L73 9L69 27Q48 31 27 27Z', '$butter', '$butter-lo', { ax: 40, ay: 22, k: 0.9 }) +
    flat(ellipse(48, 21, 3, 3, '$jam') + ellipse(36, 22, 2.2, 2.2, '$gem-lo') + ellipse(60, 22, 2.2, 2.2, '$gem-lo')),
};
