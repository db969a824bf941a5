import type { GuestDrawing } from '../kit/guest.ts';
import { at, flat, line, path, shade, shine } from '../kit/shapes.ts';

/** Flour ghost, rising out of its sack. */
export const flourGhost: GuestDrawing = {
  face: [48, 36, 1.05],
  arms: ['$milk', 27, 69, 48, 'up'],
  body: () =>
    shade('M25 68V38C25 20 35 10 48 10S71 20 71 38V68Z', '$milk', '$milk-lo', { ax: 36, ay: 24, k: 0.93 }) +
    shine(32, 24, '$white', 0.9),
  over: () =>
    shade('M21 64L17 84Q16 91 24 91H72Q80 91 79 84L75 64Z', '$crust-hi', '$crust', { ax: 30, ay: 70, k: 0.92 }) +
    shade(
      'M18 60C17 55 24 57 29 58.5C36 55 42 60 48 58C55 55 61 60 67 58C73 56 79 55 78 60C77 66 75 69 69 67C62 70 56 66 48 68C40 66 34 70 28 67C22 69 19 66 18 60Z',
      '$cream',
      '$cream-lo',
      { ax: 36, ay: 60, k: 0.95 },
    ) +
    at(
      48,
      80,
      line('M0 8V-5', '$loaf-lo', 2.4) +
        flat(
          path(
            'M0 -9C3 -6 3 -4 0 -2C-3 -4 -3 -6 0 -9ZM-1 -1C-6 -1 -7 -4 -7 -6C-3 -6 -1 -4 -1 -1ZM1 -1C6 -1 7 -4 7 -6C3 -6 1 -4 1 -1ZM-1 5C-6 5 -7 2 -7 0C-3 0 -1 2 -1 5ZM1 5C6 5 7 2 7 0C3 0 1 2 1 5Z',
            '$loaf-lo',
          ),
        ),
    ),
};
