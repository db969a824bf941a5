import type { Drawing } from './drawing.ts';
import { at, dots, ellipse, flat, line, path, shade, star } from './shapes.ts';

const MARK = () =>
  flat(ellipse(48, 91, 17, 3, '$shadow')) +
  shade(
    'M48 5C70 5 86 20 86 41C86 60 66 72 53 88Q48 93.5 43 88C30 72 10 60 10 41C10 20 26 5 48 5Z',
    '$crust',
    '$crust-lo',
    { ax: 38, ay: 24, k: 0.92 },
  ) +
  line('M47 78C49 66 66 66 66 56C66 46 33 52 32 41C31.5 32 56 35 58 24', '$outline', 14) +
  line('M47 78C49 66 66 66 66 56C66 46 33 52 32 41C31.5 32 56 35 58 24', '$cream', 8) +
  line('M47 78C49 66 66 66 66 56C66 46 33 52 32 41C31.5 32 56 35 58 24', '$crust', 2, 'stroke-dasharray="4 6"') +
  at(58, 20, path(star(9, 0.52), '$butter', 'stroke-width="2.4"')) +
  line('M19 38Q21 22 35 15.5', '$crust-hi', 4.4) +
  dots(
    [
      [24, 52, 20],
      [72, 34, -20],
      [77, 44, 10],
      [44, 18, 70],
      [30, 62, -30],
      [37, 28, 30],
    ],
    '$cream',
    1.7,
    2.7,
  );

/** The mark alone. */
export const drawLogo = (): Drawing => ({ box: '0 0 96 96', inner: MARK() });

/** The mark and the trail under the name, which is set as text over it from x 104, baseline 65. */
export const drawSign = (): Drawing => ({
  box: '0 0 360 96',
  inner:
    MARK() +
    line('M112 76C140 68 152 84 182 76S232 68 262 76S312 84 346 74', '$crust', 4) +
    at(350, 70, path(star(6, 0.52), '$butter', 'stroke-width="2"')),
});
