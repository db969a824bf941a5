import type { GuestDrawing } from '../kit/guest.ts';
import { at, ellipse, flat, line, path, shade } from '../kit/shapes.ts';

/** Salt-shaker knight. */
export const saltKnight: GuestDrawing = {
  face: [48, 41, 0.95, 9.5, false],
  arms: ['$steel', 28, 68, 64],
  mouth: false,
  body: () =>
    line('M82 90V26', '$outline', 7.5) +
    line('M82 90V26', '$steel', 2.4) +
    path('M75 8V20Q75 27 82 27T89 20V8M82 8V26', 'none', 'stroke-width="6.5"') +
    line('M75 8V20Q75 27 82 27T89 20V8M82 8V26', '$steel', 2) +
    path('M47 15C44 6 54 0 64 3C73 6 74 14 70 20C66 14 60 13 52 16Z', '$jam') +
    shade('M31 52H65L72 84Q73 91 66 91H30Q23 91 24 84Z', '$sea', '$sea-lo', {
      ax: 40,
      ay: 66,
      k: 0.92,
      decor: path('M27 74C34 70 40 76 48 73S62 71 69.5 74L71 84Q72 90 66 90H30Q24 90 25 84Z', '$white'),
    }) +
    shade('M25 50C25 28 33 14 48 14S71 28 71 50Q71 56 65 56H31Q25 56 25 50Z', '$steel', '$steel-lo', {
      ax: 40,
      ay: 28,
      k: 0.92,
    }) +
    flat(
      ellipse(41, 23, 1.7, 1.7, '$ink') +
        ellipse(48, 20.5, 1.7, 1.7, '$ink') +
        ellipse(55, 23, 1.7, 1.7, '$ink') +
        ellipse(48, 27, 1.7, 1.7, '$ink'),
    ) +
    path('M29 35C38 32 58 32 67 35L66 47C56 50 40 50 30 47Z', '$cream', 'stroke-width="2.6"') +
    line('M31 28Q33 22 37 19', '$white', 2.8),
  over: () =>
    at(
      20,
      74,
      shade('M0 -14C8 -14 14 -8 14 0S8 14 0 14S-14 8 -14 0S-8 -14 0 -14Z', '$crust', '$crust-lo', {
        ax: -5,
        ay: -5,
        k: 0.86,
      }) + line('M-6 5C4 5 8 -7 2 -7C-1 -7 0 -3 0 -1C0 -3 1 -7 -2 -7C-8 -7 -4 5 6 5', '$cream', 2.6),
    ),
};
