import type { Drawing } from '../kit/drawing.ts';
import { ellipse, flat, group, line, path, shade } from '../kit/shapes.ts';

const wide = (inner: string): Drawing => ({ box: '0 0 160 100', stroke: 2.4, inner });
const at = (x: number, y: number, inner: string) => group(`translate(${x} ${y})`, inner);
const sun = (x: number, y: number, r: number) =>
  flat(ellipse(x, y, r + 4, r + 4, '$sun-lo') + ellipse(x, y, r, r, '$sun'));
/** A ball of radius `r` whose half towards the left is lit. */
const ball = (r: number, lit: string, dark: string) =>
  flat(ellipse(0, 0, r, r, dark) + path(`M0 ${-r}A${r} ${r} 0 0 0 0 ${r}Z`, lit)) + ellipse(0, 0, r, r);
const rays =
  line('M30 20H46M30 50H44M30 80H46', '$butter-lo', 2.4) +
  line('M42 16L47 20L42 24M40 46L45 50L40 54M42 76L47 80L42 84', '$butter-lo', 2.4);

/** The moon at eight places of its way round us; the sun shines from the left, so that its left half is lit everywhere. */
const moons = Array.from({ length: 8 }, (_, i) => {
  const turn = (Math.PI / 4) * i;
  return at(
    +(102 + 40 * Math.cos(turn)).toFixed(1),
    +(50 + 38 * Math.sin(turn)).toFixed(1),
    ball(7, '$butter', '$choco-lo'),
  );
}).join('');

/** Diagrams of questions, 160 × 100. They show how a thing is, without a word. */
export const diagrams = {
  'moon-phases': wide(
    sun(8, 50, 16) +
      rays +
      line('M142 50A40 38 0 1 1 142 49.9', '$steel-lo', 1.6, 'stroke-dasharray="3 4"') +
      at(102, 50, ball(13, '$sea', '$sapphire-lo')) +
      moons,
  ),
  'time-zones': wide(
    sun(8, 50, 16) +
      rays +
      at(
        104,
        50,
        flat(ellipse(0, 0, 36, 36, '$sapphire-lo') + path('M0 -36A36 36 0 0 0 0 36Z', '$sea')) +
          line('M0 -36V36M-18 -31C-30 -12 -30 12 -18 31M18 -31C30 -12 30 12 18 31', '$white', 1.6) +
          ellipse(0, 0, 36, 36) +
          line('M-22 42C-8 49 8 49 22 42', '$jam', 3) +
          line('M14 40L22 42L19 49', '$jam', 3),
      ),
  ),
  'map-scale': wide(
    path('M8 8H152V70H8Z', '$milk') +
      flat(path('M8 52C40 40 60 62 96 48S140 44 152 50V60C130 54 110 60 92 60S40 52 8 64Z', '$sea')) +
      line('M20 16L60 40L110 22L146 32', '$loaf', 3) +
      path('M8 8H152V70H8Z') +
      path('M24 80H136V88H24Z', '$white') +
      flat(path('M24 80H52V88H24ZM80 80H108V88H80Z', '$ink')) +
      path('M24 80H136V88H24Z') +
      line('M24 76V92M52 76V92M80 76V92M108 76V92M136 76V92', '$outline', 2),
  ),
  seasons: wide(
    sun(80, 50, 13) +
      line('M142 50A62 32 0 1 1 142 49.9', '$steel-lo', 1.6, 'stroke-dasharray="3 4"') +
      [
        [18, 50],
        [142, 50],
        [80, 18],
        [80, 82],
      ]
        .map(([x = 0, y = 0]) =>
          at(
            x,
            y,
            group(
              'rotate(23)',
              flat(ellipse(0, 0, 11, 11, '$sea')) +
                line('M-11 0H11', '$white', 1.6) +
                line('M0 -16V16', '$jam', 2) +
                ellipse(0, 0, 11, 11),
            ),
          ),
        )
        .join(''),
  ),
  'ice-floats': wide(
    flat(path('M8 40H152V92H8Z', '$sea')) +
      shade('M52 30L70 16L96 20L108 34L104 62L84 82L62 70Z', '$white', '$drop', { ax: 76, ay: 30, k: 0.9 }) +
      line('M8 40Q20 35 32 40T56 40M104 40Q116 35 128 40T152 40', '$sea-lo', 3) +
      path('M8 24V92H152V24'),
  ),
  triangle: wide(
    path('M30 84L72 16L134 84Z', '$butter') +
      flat(
        path(
          'M30 84L39 69A18 18 0 0 1 48 84ZM72 16L82 28A16 16 0 0 1 64 30ZM134 84L122 71A18 18 0 0 0 116 84Z',
          '$jam',
        ),
      ) +
      path('M30 84L72 16L134 84Z'),
  ),
} as const;
