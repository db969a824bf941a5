import { cloud, house, loafHill, slice, spike, sun, trail } from '../kit/ground.ts';
import { at, dots, flat, path, shade } from '../kit/shapes.ts';

export const toast = () =>
  sun(596, 62, 30) +
  cloud(110, 46) +
  cloud(430, 34, 0.8) +
  flat(
    path(
      'M0 150C60 92 130 96 180 128C240 76 330 84 390 122C450 84 560 80 610 118C650 100 690 104 720 120V220H0Z',
      '$far-a',
    ),
  ) +
  slice(250, 168, 1.15, -4) +
  slice(338, 172, 0.85, 5) +
  slice(664, 176, 1.2, 4) +
  loafHill(505, 186, 120, 76, '$crust', '$crust-lo', '$crust-hi', 4) +
  loafHill(90, 196, 130, 84, '$loaf', '$loaf-lo', '$loaf-hi', 4) +
  path('M-10 176C80 150 190 158 290 172C420 190 560 158 730 172V230H-10Z', '$crust-hi') +
  flat(path('M-10 206C70 190 170 196 250 222H-10ZM470 222C540 194 640 188 730 198V222Z', '$crust', 'opacity=".55"')) +
  trail(173, 400) +
  house(585, 178, 1.05) +
  spike(48, 190, 1.1, '$butter-lo', -8) +
  spike(70, 194, 1.3, '$butter-lo') +
  spike(94, 192, 1, '$butter-lo', 10) +
  spike(682, 200, 1.2, '$loaf', 6) +
  spike(662, 202, 1, '$loaf', -8) +
  dots(
    [
      [150, 186, 30],
      [170, 204, -40],
      [260, 190, 60],
      [120, 172, 10],
      [520, 204, 40],
      [556, 196, -30],
      [640, 194, 20],
      [300, 206, -20],
    ],
    '$cream',
    1.8,
    3,
  ) +
  at(
    206,
    196,
    shade('M-16 -8L10 -12Q15 -12 16 -8V3Q16 6 12 6.5L-12 9Q-16 9 -16.5 5Z', '$butter', '$butter-lo', {
      ax: -10,
      ay: -8,
      k: 0.84,
    }),
  );
