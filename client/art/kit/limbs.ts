import { at, ellipse, flat, group, line, path, tube, twinkle } from './shapes.ts';

export type Arms = 'down' | 'up' | 'high';

export interface Limbs {
  limb: string;
  /** left x, right x, y */
  arm: readonly [number, number, number];
  leg: readonly [number, number, number];
}

export const ARMS: Record<Arms, (x: number, y: number, side: number) => string> = {
  down: (x, y, k) => `M${x} ${y}q${5 * k} 3 ${5.5 * k} 10`,
  up: (x, y, k) => `M${x} ${y}q${6 * k} -1 ${6.8 * k} -12`,
  high: (x, y, k) => `M${x} ${y}q${8 * k} -6 ${6 * k} -19`,
};
export const arms = (kind: Arms, { arm: [l, r, y], limb }: Pick<Limbs, 'arm' | 'limb'>) =>
  tube(ARMS[kind](l, y, -1), limb) + tube(ARMS[kind](r, y, 1), limb);
export const legs = ({ leg: [l, r, y], limb }: Pick<Limbs, 'leg' | 'limb'>, stance?: 'sit' | 'leap') => {
  if (stance === 'sit')
    return ellipse(l - 4, Math.min(y, 76) + 5, 6.8, 5.6, limb) + ellipse(r + 4, Math.min(y, 76) + 5, 6.8, 5.6, limb);
  const leg = (x: number, k: number) =>
    stance === 'leap' ? `M${x} ${y}l${4 * k} ${Math.max(6, 85 - y)}` : `M${x} ${y}V86h${2 * k}`;
  return tube(leg(l, -1), limb) + tube(leg(r, 1), limb);
};
/** The shadow on the floor. */
export const ground = (x = 48, rx = 26) => flat(ellipse(x, 91.5, rx, 3, '$shadow'));
export const sweat = (x: number, y: number) =>
  at(
    x,
    y,
    path('M0 -6C3.4 -1.6 4.4 .4 4.4 2.4A4.4 4.4 0 0 1 -4.4 2.4C-4.4 .4 -3.4 -1.6 0 -6Z', '$drop', 'stroke-width="2.2"'),
  );
export const zed = (x: number, y: number, s: number) =>
  at(x, y, line('M-3 -3.4H3L-3 3.4H3', '$outline', 5.4) + line('M-3 -3.4H3L-3 3.4H3', '$sea', 2.2), s);
export const confetti = (y = 0) =>
  group(
    `translate(0 ${y})`,
    flat(
      path('M10 22l5-3 3 4-5 3z', '$jam') +
        path('M80 14l5 2-2 5-5-2z', '$sea') +
        ellipse(20, 9, 2.4, 2.4, '$leaf') +
        ellipse(88, 34, 2.4, 2.4, '$butter-lo') +
        path('M5 42l4-1 1 4-4 1z', '$taro-lo'),
    ) +
      twinkle(72, 8, 5) +
      twinkle(7, 24, 4),
  );
export const thought = (x: number, y: number) =>
  ellipse(x - 9.5, y + 13.5, 1.6, 1.6, '$white', 'stroke-width="2"') +
  ellipse(x - 5, y + 8, 2.2, 2.2, '$white', 'stroke-width="2.2"') +
  at(
    x,
    y - 2,
    path('M-6 5C-11 5-11-2-6.5-2.5C-6-8 2-9 4-4.5C9-5 10 2 6 4.5Z', '$white', 'stroke-width="2.4"') +
      flat(
        ellipse(-3.6, 0.6, 1.1, 1.1, '$ink') + ellipse(0, 0.6, 1.1, 1.1, '$ink') + ellipse(3.6, 0.6, 1.1, 1.1, '$ink'),
      ),
  );
