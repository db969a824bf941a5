import { cloud, loafHill, spike, sun, trail } from '../kit/ground.ts';
import { at, ellipse, flat, group, line, path, round, shade } from '../kit/shapes.ts';

export const rye = () =>
  sun(436, 58, 28) +
  cloud(110, 44, 0.9) +
  cloud(636, 48) +
  flat(path('M0 150C60 104 140 92 214 132C280 88 370 84 440 128C520 88 620 90 720 130V220H0Z', '$far-f')) +
  (
    [
      [300, 186, 110, 96],
      [650, 190, 120, 92],
    ] as const
  )
    .map(
      ([x, y, w, h]) =>
        loafHill(x, y, w, h, '$rye', '$rye-lo', '$cream', 0) +
        at(
          x,
          y,
          flat(
            path(
              `M${round(-w * 0.42)} ${round(-h * 0.86)}C${round(-w * 0.2)} ${round(-h * 1.02)} ${round(w * 0.2)} ${round(-h * 1.02)} ${round(w * 0.42)} ${round(-h * 0.86)}Q${round(w * 0.34)} ${round(-h * 0.66)} ${round(w * 0.2)} ${round(-h * 0.74)}Q${round(w * 0.06)} ${round(-h * 0.56)} ${round(-w * 0.06)} ${round(-h * 0.72)}Q${round(-w * 0.26)} ${round(-h * 0.6)} ${round(-w * 0.42)} ${round(-h * 0.86)}Z`,
              '$milk',
            ),
          ) +
            line(
              `M${round(-w * 0.5)} ${round(-h * 0.2)}Q${round(-w * 0.2)} ${round(-h * 0.5)} ${round(w * 0.1)} ${round(-h * 0.46)}M${round(-w * 0.2)} ${round(-h * 0.1)}Q${round(w * 0.1)} ${round(-h * 0.34)} ${round(w * 0.5)} ${round(-h * 0.34)}`,
              '$cream-lo',
              6,
            ) +
            path(`M${-w} 0C${-w} ${round(-h * 0.9)} ${-w * 0.5} ${-h} 0 ${-h}S${w} ${round(-h * 0.9)} ${w} 0Z`),
        ),
    )
    .join('') +
  loafHill(60, 196, 120, 72, '$loaf', '$loaf-lo', '$crust-hi', 3) +
  path('M-10 178C90 158 200 170 300 180C430 192 570 162 730 176V230H-10Z', '$butter') +
  flat(
    path('M-10 204C70 186 170 194 250 222H-10ZM480 222C550 196 640 190 730 198V222Z', '$butter-lo', 'opacity=".55"'),
  ) +
  line(
    'M20 200C110 180 180 184 250 196M10 216C90 198 150 200 220 212M560 192C620 182 680 184 718 188M520 212C600 198 660 200 718 204',
    '$butter-lo',
    4.4,
  ) +
  trail(182, 370) +
  at(
    494,
    186,
    shade('M-20 0L-13 -58H13L20 0Z', '$cream', '$cream-lo', { ax: -8, ay: -30, k: 0.9 }) +
      shade('M-17 -56C-15 -74 15 -74 17 -56Z', '$loaf', '$loaf-lo', { ax: -6, ay: -60, k: 0.86 }) +
      path('M-6 0V-14Q0 -20 6 -14V0Z', '$loaf') +
      group(
        'translate(0 -58) rotate(20)',
        [0, 90, 180, 270]
          .map((a) =>
            group(
              `rotate(${a})`,
              path('M-2 0L-8 -10V-46H6V-10Z', '$milk', 'stroke-width="2.4"') +
                line('M-8 -22H6M-8 -34H6', '$outline', 1.8),
            ),
          )
          .join('') + ellipse(0, 0, 4.5, 4.5, '$butter-lo'),
      ),
    1.1,
  ) +
  spike(28, 186, 1.3, '$rye', -8) +
  spike(54, 192, 1.6, '$rye') +
  spike(82, 190, 1.2, '$rye', 10) +
  spike(590, 196, 1.3, '$rye', -6) +
  spike(614, 200, 1.5, '$rye', 4) +
  spike(690, 198, 1.4, '$rye', 8);
