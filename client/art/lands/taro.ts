import { face } from '../kit/faces.ts';
import { trail } from '../kit/ground.ts';
import { at, dots, ellipse, flat, line, path, round, shade, twinkle } from '../kit/shapes.ts';

export const taro = () =>
  shade('M590 26A34 34 0 1 1 589.9 26Z', '$butter', '$butter-lo', { ax: 578, ay: 46, k: 0.92 }) +
  face(590, 60, 'sleep', { s: 1.1, gap: 9 }) +
  twinkle(250, 40, 5) +
  twinkle(380, 30, 6) +
  twinkle(470, 60, 7) +
  twinkle(690, 36, 5) +
  flat(path('M0 150C70 100 150 96 220 132C290 86 370 92 430 130C510 84 610 98 720 134V220H0Z', '$far-e')) +
  (
    [
      [96, 192, 0.9],
      [290, 186, 1.1],
      [650, 190, 1.15],
    ] as const
  )
    .map(([x, y, s]) =>
      at(
        x,
        y,
        shade(
          'M-92 0C-70 -14 -50 -58 -30 -86Q-22 -98 -10 -94T10 -96Q22 -98 30 -84C48 -54 70 -14 92 0Z',
          '$taro',
          '$taro-lo',
          {
            ax: -26,
            ay: -6,
            k: 0.92,
            decor: dots(
              [
                [-44, -20, 50],
                [14, -16, -40],
                [-14, -34, 70],
                [44, -24, 30],
                [-62, -8, 20],
                [28, -42, 10],
              ],
              '$milk',
              2,
              3.6,
            ),
          },
        ) +
          path(
            'M-30 -86Q-22 -98 -10 -94T10 -96Q22 -98 30 -84C36 -74 40 -67 44 -60C42 -50 32 -52 31 -60C29 -46 17 -44 15 -56C12 -66 4 -64 2 -54C0 -38 -14 -40 -14 -54C-16 -62 -22 -60 -24 -54C-27 -46 -38 -48 -44 -63C-40 -70 -35 -78 -30 -86Z',
            '$milk',
          ) +
          line('M-32 -66Q-26 -80 -18 -86', '$white', 4),
        s,
      ),
    )
    .join('') +
  path('M-10 180C90 156 200 168 300 178C430 192 570 160 730 176V230H-10Z', '$taro') +
  flat(path('M-10 204C70 186 170 194 250 222H-10ZM480 222C550 196 640 190 730 198V222Z', '$taro-lo', 'opacity=".55"')) +
  trail(180, 360) +
  at(
    520,
    192,
    path('M8 -72L20 -112', 'none', 'stroke-width="12"') +
      line('M8 -72L20 -112', '$jam', 6) +
      shade('M-28 -66H28L22 0Q22 6 16 6H-16Q-22 6 -22 0Z', '$milk', '$cream-lo', {
        ax: -12,
        ay: -40,
        k: 0.92,
        decor: path('M-26 -50Q-13 -56 0 -50T26 -50L22 0Q22 6 16 6H-16Q-22 6 -22 0Z', '$taro'),
      }) +
      flat(
        (
          [
            [-13, -2],
            [-3, -4],
            [7, -1],
            [15, -4],
            [-9, -11],
            [2, -13],
            [12, -12],
          ] as const
        )
          .map(([x, y]) => ellipse(x, y, 4.4, 4.4, '$choco-lo'))
          .join(''),
      ) +
      path('M-32 -66Q-32 -74 -24 -74H24Q32 -74 32 -66Z', '$sea') +
      line('M-18 -44L-15 -20', '$white', 4, 'opacity=".7"'),
  ) +
  (
    [
      [214, 194, 17, '$taro'],
      [246, 200, 13, '$butter'],
      [188, 204, 11, '$milk'],
      [598, 202, 15, '$milk'],
      [628, 206, 11, '$butter'],
    ] as const
  )
    .map(([x, y, r, c]) =>
      at(
        x,
        y,
        shade(`M0 ${-r}A${r} ${r} 0 1 1 -.1 ${-r}Z`, c, `${c}-lo`, { ax: -4, ay: -5, k: 0.84 }) +
          line(
            `M${round(-r * 0.5)} ${round(-r * 0.2)}Q${round(-r * 0.4)} ${round(-r * 0.55)} ${round(-r * 0.05)} ${round(-r * 0.6)}`,
            '$white',
            3,
          ),
      ),
    )
    .join('');
