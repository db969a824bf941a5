import { face } from './faces.ts';
import { at, ellipse, flat, group, line, path, round, shade, wheat } from './shapes.ts';

export const cloud = (x: number, y: number, s = 1, colour = '$white') =>
  at(
    x,
    y,
    flat(
      path(
        'M-34 10C-44 10 -44 -4 -33 -4C-32 -16 -14 -18 -9 -9C-3 -18 16 -16 17 -4C30 -7 36 10 24 10Z',
        colour,
        'opacity=".8"',
      ),
    ),
    s,
  );
/** The sun, which is awake. */
export const sun = (x: number, y: number, r: number, halo = '$sun') =>
  flat(ellipse(x, y, r * 1.7, r * 1.7, halo, 'opacity=".3"')) +
  shade(`M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.1} ${y - r}Z`, '$sun', '$sun-lo', {
    ax: x - r * 0.3,
    ay: y - r * 0.3,
    k: 0.9,
  }) +
  face(x, y - 2, 'idle', { s: r / 27, gap: 8 });
export const slice = (x: number, y: number, s: number, turn = 0) =>
  at(
    x,
    y,
    group(
      'translate(5 -1)',
      path('M-27 -40C-37 -45 -35 -62 -20 -63C-12 -66 10 -66 18 -63C33 -62 35 -45 25 -40V0H-27Z', '$loaf-lo'),
    ) +
      shade('M-27 -40C-37 -45 -35 -62 -20 -63C-12 -66 10 -66 18 -63C33 -62 35 -45 25 -40V0H-27Z', '$crust', '$loaf', {
        ax: -20,
        ay: -40,
        k: 0.96,
        decor: path('M-20 -41C-31 -45 -28 -56 -18 -57C-11 -59 9 -59 16 -57C26 -56 29 -45 18 -41V0H-20Z', '$cream'),
      }),
    s,
    turn,
  );
/** An ear of wheat. */
export const spike = (x: number, y: number, s = 1, colour = '$butter-lo', turn = 0) =>
  at(x, y, group('scale(.9 1.2)', wheat(colour)), s, turn);
export const loafHill = (x: number, y: number, w: number, h: number, base: string, lo: string, hi: string, cuts = 3) =>
  at(
    x,
    y,
    shade(`M${-w} 0C${-w} ${-h * 0.9} ${-w * 0.5} ${-h} 0 ${-h}S${w} ${-h * 0.9} ${w} 0Z`, base, lo, {
      ax: -w * 0.4,
      ay: 0,
      k: 0.93,
      decor: Array.from({ length: cuts }, (_, i) => {
        const cx = (i - (cuts - 1) / 2) * w * 0.5;
        const r = Math.min(w * 0.17, 20);
        return path(
          `M${round(cx - r)} ${round(-h * 0.52)}Q${round(cx - r * 0.4)} ${round(-h * 0.9)} ${round(cx + r)} ${round(-h * 0.88)}Q${round(cx + r * 0.5)} ${round(-h * 0.55)} ${round(cx - r)} ${round(-h * 0.52)}Z`,
          hi,
        );
      }).join(''),
    }),
  );
export const trail = (y: number, x = 390) =>
  at(
    x,
    y,
    path('M-150 60C-96 24 34 30 52 20C66 12 30 8 4 1L20 -1C60 5 104 10 92 26C76 42 6 36 -20 60Z', '$cream') +
      line('M-84 54C-40 26 62 32 74 20C80 12 50 8 24 3', '$cream-lo', 2.4, 'stroke-dasharray="7 9"'),
  );
export const house = (x: number, y: number, s = 1) =>
  at(
    x,
    y,
    path('M14 -46V-60H23V-38', '$loaf') +
      flat(ellipse(19, -68, 4, 4, '$white', 'opacity=".8"') + ellipse(25, -78, 6, 6, '$white', 'opacity=".7"')) +
      path('M-26 0V-32H26V0Z', '$cream') +
      shade('M-34 -28C-40 -42 -26 -54 0 -54S40 -42 34 -28C30 -24 -30 -24 -34 -28Z', '$crust', '$crust-lo', {
        ax: -10,
        ay: -44,
        k: 0.92,
      }) +
      line('M-22 -38Q-18 -45 -9 -46M0 -38Q4 -45 13 -46', '$crust-hi', 3.4) +
      path('M-17 0V-13Q-17 -20 -10 -20T-3 -13V0Z', '$loaf') +
      path('M6 -18H19V-7H6Z', '$butter', 'stroke-width="2.4"') +
      path(
        'M-20 -24H22L19 -19Q15 -16 12 -19Q8 -16 5 -19Q1 -16 -2 -19Q-6 -16 -9 -19Q-13 -16 -17 -19Z',
        '$jam',
        'stroke-width="2.2"',
      ),
    s,
  );
