import type { Drawing } from '#client/art/kit/drawing.ts';
import { ellipse, flat, line, shade, twinkle } from '#client/art/kit/shapes.ts';

const DOLLOP =
  'M18 92C-2 92 0 62 22 60C18 36 46 24 62 38C68 12 106 8 116 34C134 22 158 36 152 58C174 56 178 92 154 92Z';

/** Whipped cream to fall on. */
export const cream: Drawing = {
  box: '0 0 172 100',
  inner:
    flat(ellipse(86, 93, 84, 6, '$outline', 'opacity=".16"')) +
    shade(DOLLOP, '$milk', '$milk-lo', { ax: 70, ay: 30, k: 0.92 }) +
    line('M40 62Q50 50 62 58M96 42Q108 38 114 50M122 66Q134 60 142 70', '$milk-lo', 4) +
    twinkle(78, 34, 6, '$white'),
};
