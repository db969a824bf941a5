import type { GuestDrawing } from '../kit/guest.ts';
import { ellipse, flat, group, line, path, shade } from '../kit/shapes.ts';

/** Rolling-pin samurai. */
export const rollingPinSamurai: GuestDrawing = {
  face: [47, 50, 1, 10],
  arms: ['$crust-hi', 29, 66, 66],
  legs: [38, 57, 82, '$choco'],
  body: () =>
    group(
      'rotate(12 76 62)',
      path('M73 58V20Q73 12 80 10Q81 12 80 22V58Z', '$steel') +
        line('M76.5 54V26', '$white', 2) +
        path('M71 57H83V61H71Z', '$butter', 'stroke-width="2.4"') +
        path('M74 61H80V72Q80 74 77 74T74 72Z', '$choco', 'stroke-width="2.4"'),
    ) +
    path('M42 30V13Q42 5 47.5 5T53 13V30Z', '$loaf') +
    line('M42 20H53', '$outline', 5) +
    line('M44 20H51', '$jam', 2) +
    shade('M26 32Q26 27 31 27H64Q69 27 69 32V78Q69 84 63 84H32Q26 84 26 78Z', '$crust-hi', '$crust', {
      ax: 34,
      ay: 36,
      k: 0.92,
    }) +
    path(
      'M68 38C76 34 80 37 84 33C86 38 82 42 79 42C82 45 82 49 80 52C76 48 72 46 68 43Z',
      '$jam',
      'stroke-width="2.4"',
    ) +
    path('M26 35Q48 40 69 35V43Q48 48 26 43Z', '$jam') +
    flat(ellipse(47.5, 41.5, 3.2, 3.2, '$butter')),
  over: () =>
    path('M24 68Q48 74 71 68L74 84Q66 87 61 84Q54 88 47.5 85Q40 88 34 84Q29 87 21 84Z', '$choco') +
    line('M35 71L34 84M47.5 72V84M60 71L61 84', '$outline', 2.2) +
    line('M25.5 74Q48 79 70.5 74', '$butter-lo', 2.2),
  early: true,
  brow: false,
};
