import { face } from '../kit/faces.ts';
import { sweat } from '../kit/limbs.ts';
import { scene } from '../kit/scene.ts';
import { at, line, path, shade, tube } from '../kit/shapes.ts';

/** A toaster whose plug is out. */
export const offline = scene(
  '$sky-e',
  at(
    94,
    50,
    shade('M-24 18V-6C-32 -12 -28 -26 -16 -26H16C28 -26 32 -12 24 -6V18Z', '$cream', '$cream-lo', { ax: -8, ay: -14 }) +
      line('M-16 -17Q-10 -19 -2 -19', '$white', 3),
  ) +
    shade(
      'M38 84C38 66 48 58 66 58H124C142 58 152 66 152 84V138C152 148 148 152 138 152H52C42 152 38 148 38 138Z',
      '$steel',
      '$steel-lo',
      { ax: 70, ay: 74, k: 0.92 },
    ) +
    path('M62 58H128V66Q95 70 62 66Z', '$choco-lo') +
    line('M48 86Q49 74 58 70', '$white', 3.6) +
    path('M152 84H164Q168 84 168 88V92Q168 96 164 96H152Z', '$jam') +
    face(94, 104, 'oops', { s: 1.3, gap: 14 }) +
    sweat(132, 74) +
    tube('M152 136C174 136 172 152 190 150C206 148 210 134 198 126', '$choco', 3.4) +
    at(
      190,
      114,
      line('M-6 -14V-24M6 -14V-24', '$outline', 6) +
        line('M-6 -14V-24M6 -14V-24', '$steel', 2) +
        path('M-13 -14H13V0C13 8 7 12 0 12S-13 8 -13 0Z', '$jam') +
        line('M-7 -8V0', '$icing', 2.8),
      1,
      -24,
    ) +
    line('M204 70L210 62M214 82L223 79M190 64L189 55', '$butter-lo', 3.4),
);
