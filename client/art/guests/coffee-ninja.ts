import type { GuestDrawing } from '../kit/guest.ts';
import { line, path, shade } from '../kit/shapes.ts';

/** Coffee-bean ninja. */
export const coffeeNinja: GuestDrawing = {
  face: [48, 45, 1, 10.5, false],
  arms: ['$choco-lo', 26, 70, 66],
  legs: [38, 58, 82, '$choco-lo'],
  mouth: false,
  body: () =>
    path('M62 66C74 60 80 68 90 60C92 70 84 76 78 75C82 79 80 84 78 86C74 80 68 76 60 74Z', '$jam') +
    shade('M48 10C66 10 77 26 77 47C77 68 66 85 48 85S19 68 19 47C19 26 30 10 48 10Z', '$choco', '$choco-lo', {
      ax: 36,
      ay: 30,
      k: 0.92,
    }) +
    line('M53 12C44 20 50 26 47 33M48 60C52 66 44 74 50 83', '$outline', 3.4) +
    line('M28 28Q31 20 38 16.5', '$crust', 3.4) +
    path(
      'M73 36C80 28 84 31 89 26C91 32 87 37 84 38C88 41 88 45 86 48C82 45 78 45 74 44Z',
      '$jam',
      'stroke-width="2.4"',
    ) +
    shade('M20 40C30 33 66 33 76 40Q77.5 47 76 54C66 59 30 59 20 54Q18.5 47 20 40Z', '$cream', '$cream-lo', {
      ax: 36,
      ay: 42,
      k: 0.94,
    }) +
    path('M21 36C34 28 62 28 75 36L76.5 42C64 35 32 35 19.5 42Z', '$jam', 'stroke-width="2.4"') +
    path('M40 29.5Q48 28 56 29.5V35Q48 34 40 35Z', '$steel', 'stroke-width="2"') +
    path('M25 66C38 73 58 73 71 66C70 71 68 74 66 76C56 80 40 80 30 76Q26 72 25 66Z', '$jam'),
};
