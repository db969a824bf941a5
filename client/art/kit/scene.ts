import type { Drawing } from './drawing.ts';
import { ellipse, flat, path } from './shapes.ts';

/** A scene of an empty state, 240 × 168, on a patch of light. */
export const scene = (light: string, inner: string): Drawing => ({
  box: '0 0 240 168',
  inner:
    flat(
      path('M22 96C16 52 60 16 118 18S226 50 220 98C216 134 178 150 120 150S28 136 22 96Z', light) +
        ellipse(120, 154, 84, 6, '$shadow'),
    ) + inner,
});
