import type { Mood } from '../kit/faces.ts';
import { MOODS, MOUTHS } from '../kit/faces.ts';
import type { GuestDrawing } from '../kit/guest.ts';
import { at, ellipse, flat, group, line, path, shade } from '../kit/shapes.ts';

/** Vanilla fox with a soft-serve tail. */
export const vanillaFox: GuestDrawing = {
  face: [42, 41, 1, 12, false],
  arms: null,
  mouth: false,
  body: () =>
    shade(
      'M60 86C54 74 58 62 68 58C62 52 66 44 73 43C70 37 74 29 82 26C84 32 86 36 84 40C91 44 91 52 87 55C95 60 95 70 88 74C90 84 80 91 66 91Z',
      '$milk',
      '$milk-lo',
      { ax: 70, ay: 62, k: 0.9 },
    ) +
    line('M68 58C74 62 82 60 87 55M73 43C77 45 81 44 84 40M62 76C70 80 82 80 88 74', '$outline', 2.4) +
    shade('M42 56C54 56 62 66 63 78Q64 91 56 91H28Q20 91 21 78C22 66 30 56 42 56Z', '$crust', '$crust-lo', {
      ax: 32,
      ay: 68,
      k: 0.9,
      decor: path('M42 60C50 60 52 70 50 76C48 82 36 82 34 76C32 70 34 60 42 60Z', '$milk'),
    }) +
    line('M36 90V80M48 90V80', '$outline', 2.6) +
    shade(
      'M9 36L11 12Q12 8 16 10C23 13 28 18 31 22C38 20 46 20 53 22C56 18 61 13 68 10Q72 8 73 12L75 36C79 47 68 60 42 63C16 60 5 47 9 36Z',
      '$crust',
      '$crust-lo',
      { ax: 32, ay: 34, k: 0.93 },
    ) +
    flat(
      path('M15.5 15C20 18 24 21 27 25L16 33ZM68.5 15C64 18 60 21 57 25L68 33Z', '$choco') +
        path(
          'M7.5 44C18 40 26 48 34 49C38 46 46 46 50 49C58 48 66 40 76.5 44C74 54 62 60.5 42 62C22 60.5 10 54 7.5 44Z',
          '$milk',
        ),
    ),
  over: (mood: Mood) =>
    flat(
      path('M38 47.5Q42 45.5 46 47.5Q45.5 51 42 51.5Q38.5 51 38 47.5Z', '$ink') +
        ellipse(21, 50, 3.4, 2.2, '$blush') +
        ellipse(63, 50, 3.4, 2.2, '$blush'),
    ) +
    at(42, 54.5, MOUTHS[MOODS[mood][1]], 0.84) +
    at(
      60,
      20,
      Array.from({ length: 5 }, (_, i) =>
        group(`rotate(${i * 72})`, path('M0 0C-5 -4 -3.5 -10 0 -11.5C3.5 -10 5 -4 0 0Z', '$cream', 'stroke-width="2"')),
      ).join('') + flat(ellipse(0, 0, 2.8, 2.8, '$butter-lo')),
    ),
};
