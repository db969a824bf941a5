import { at, ellipse, flat, line, path } from './shapes.ts';

export type Mood = 'idle' | 'happy' | 'oops' | 'think' | 'cheer' | 'sleep' | 'rival' | 'hit' | 'defeated' | 'win';

const EYES: Record<string, (side: number) => string> = {
  open: () => ellipse(0, 0, 3.5, 4.4, '$ink') + ellipse(-1.1, -1.6, 1.35, 1.35, '$white'),
  up: () => ellipse(1.2, -1.6, 3.5, 4.4, '$ink') + ellipse(2, -3.6, 1.35, 1.35, '$white'),
  spark: () =>
    ellipse(0, 0, 4.4, 5.2, '$ink') + ellipse(-1.4, -1.8, 1.8, 1.8, '$white') + ellipse(1.5, 1.9, 1, 1, '$white'),
  tiny: () => ellipse(0, 0.5, 3, 3.6, '$ink') + ellipse(-0.9, -0.8, 1.1, 1.1, '$white'),
  joy: () => line('M-4.2 1.8Q0 -5 4.2 1.8', '$ink', 3),
  shut: () => line('M-4.2 -1Q0 3.6 4.2 -1', '$ink', 3),
  wince: (s: number) => line(`M${-3 * s} -3.6L${3 * s} 0L${-3 * s} 3.6`, '$ink', 3),
  dizzy: () =>
    line('M.3 .2C1.6-.9 2.6 1 1.2 1.9C-.6 3-2.9 1.4-2.5-1C-2.1-3.6 1.4-4.6 3.6-2.7C5.6-1 5.2 2.6 3.2 4.2', '$ink', 2),
};
export const MOUTHS = {
  smile: line('M-4.6 0Q0 5 4.6 0', '$ink', 2.8),
  open:
    path('M-6 -1.4H6C6.4 7 -6.4 7 -6 -1.4Z', '$mouth', 'stroke="$ink" stroke-width="2.4"') +
    flat(ellipse(0, 3.3, 2.9, 1.6, '$jam')),
  shout:
    path('M-7.2 -2H7.2C8 9.4 -8 9.4 -7.2 -2Z', '$mouth', 'stroke="$ink" stroke-width="2.4"') +
    flat(ellipse(0, 4.6, 3.8, 2.2, '$jam')),
  wobble: line('M-6 1.6Q-4 -2 -2 .8T2 .8T6 .8', '$ink', 2.8),
  hmm: line('M-4 .4Q.6 2.6 4.6 -.8', '$ink', 2.8),
  oh: path('M-2.6 .6a2.6 3.1 0 1 0 5.2 0a2.6 3.1 0 1 0 -5.2 0', '$mouth', 'stroke="$ink" stroke-width="2"'),
  nap: line('M-2.2 .4Q0 2.6 2.2 .4', '$ink', 2.6),
  smirk: line('M-5 .4Q1.4 4.6 6 -2', '$ink', 2.8) + flat(path('M1.6 1.9L5 .4L4.4 4.6Z', '$white')),
  grin:
    path('M-8.4 -2.6Q0 .4 8.4 -2.6Q8 6.6 0 6.6Q-8 6.6 -8.4 -2.6Z', '$white', 'stroke="$ink" stroke-width="2.4"') +
    line('M-6.6 2.4Q0 4.4 6.6 2.4', '$ink', 1.6),
  ouch: path('M-4.6 3.4Q-4.6 -2.4 0 -2.4T4.6 3.4Q0 1.4 -4.6 3.4Z', '$mouth', 'stroke="$ink" stroke-width="2.4"'),
  bleh:
    line('M-6 .6Q-3 -2 0 .4T6 .4', '$ink', 2.8) +
    path('M.6 1.2Q3.2 -.2 5.4 1C6 5.4 1.4 6.4 .6 1.2Z', '$jam', 'stroke="$ink" stroke-width="1.8"'),
};
const BROWS: Record<string, (side: number) => string> = {
  sad: (s: number) => `M${-3.6 * s} -6.4L${3.2 * s} -9`,
  sly: (s: number) => `M${-4.4 * s} -8.4L${3.4 * s} -5.6`,
  lift: (s: number) => (s > 0 ? 'M-3 -9.6Q1 -12 4.4 -9.4' : 'M-3.6 -9Q0 -10.2 3.6 -9.6'),
};
/** Eyes, mouth and brows of each mood. */
export const MOODS: Record<Mood, readonly [eyes: string, mouth: keyof typeof MOUTHS, brows?: string]> = {
  idle: ['open', 'smile'],
  happy: ['joy', 'open'],
  oops: ['tiny', 'wobble', 'sad'],
  think: ['up', 'hmm', 'lift'],
  cheer: ['spark', 'shout'],
  sleep: ['shut', 'nap'],
  rival: ['open', 'smirk', 'sly'],
  hit: ['wince', 'ouch'],
  defeated: ['dizzy', 'bleh'],
  win: ['joy', 'grin', 'sly'],
};
/** A face centred between its eyes. `blush` off for masks and armour. */
export const face = (
  x: number,
  y: number,
  mood: Mood,
  { s = 1, gap = 10.5, blush = true, drop = 7.6, mouth = true, brow = '$ink' as string | false } = {},
) => {
  const [eye, lips, brows] = MOODS[mood];
  const side = (k: number) =>
    at(k * gap, 0, (EYES[eye]?.(-k) ?? '') + (brows && brow ? line(BROWS[brows]?.(-k) ?? '', brow, 2.4) : ''));
  return at(
    x,
    y,
    (blush ? flat(ellipse(-gap - 5.4, 6.6, 3.6, 2.3, '$blush') + ellipse(gap + 5.4, 6.6, 3.6, 2.3, '$blush')) : '') +
      `<g stroke-width="0">${side(-1)}${side(1)}</g>` +
      (mouth ? at(0, drop, MOUTHS[lips]) : ''),
    s,
  );
};
