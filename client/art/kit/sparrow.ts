import { at, ellipse, flat, group, line, path, shade } from './shapes.ts';

/** The sparrow that follows the crumbs: 44 × 40 around its middle, looking right; `turned` looks left. */
export const sparrow = (x: number, y: number, { s = 1, turned = false, asleep = false } = {}) =>
  at(
    x,
    y,
    group(
      turned ? 'scale(-1 1)' : '',
      line('M-2 14V21M6 14V21', '$outline', 2.6) +
        path('M-14 4L-29 -2L-27 5L-30 9L-16 11Z', '$rye-lo') +
        shade(
          'M-17 3C-17 -9 -9 -18 4 -18C15 -18 20 -11 20 -4C20 9 12 16 1 16C-10 16 -17 12 -17 3Z',
          '$rye',
          '$rye-lo',
          { ax: 0, ay: -6, k: 0.88, decor: path('M20 -6C20 9 12 16 1 16C-4 16 -8 15 -11 13C2 12 8 4 9 -4Z', '$cream') },
        ) +
        path('M-15 1C-6 -5 4 -2 6 4C1 11 -10 12 -15 6Z', '$rye-lo', 'stroke-width="2.4"') +
        path('M18 -7L28 -3L18 1Q16 -3 18 -7Z', '$butter-lo', 'stroke-width="2.4"') +
        (asleep
          ? line('M6 -7Q9 -4.400 12 -7', '$ink', 2.6)
          : flat(ellipse(9.5, -7.5, 2.8, 3.4, '$ink') + ellipse(8.7, -8.8, 1.1, 1.1, '$white'))) +
        flat(ellipse(14, -1, 2.6, 1.7, '$blush')),
    ),
    s,
  );
