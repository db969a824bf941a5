import { face, type Mood } from './faces.ts';
import { cloud, sunny } from './land-parts.ts';
import { at, ellipse, flat, line, path, shade } from './shapes.ts';

const every40 = Array.from({ length: 32 }, (_, i) => `${i * 40} 112`);
const surface = `M-40 112Q-20 102 ${every40.join('T')}`;
const layer = (y: number) =>
  `M0 ${y}Q60 ${y - 10} 120 ${y}${Array.from({ length: 9 }, (_, i) => `T${(i + 2) * 120} ${y}`).join('')}V310H0Z`;
/** The way of one word: it sinks, is scooped up, sinks more slowly, and floats at last. */
const way =
  'M168 108C186 150 226 196 316 238V118C356 130 456 190 640 238V118C720 124 860 168 930 196V116C1000 122 1080 134 1240 138';
const fish = [
  [60, 268],
  [220, 280],
  [470, 270],
  [760, 282],
  [1010, 268],
  [1150, 284],
] as const;
const bubbles = [
  [96, 206],
  [280, 160],
  [500, 220],
  [580, 150],
  [880, 150],
  [1120, 190],
] as const;

const jetty =
  shade('M-20 84H112V98H-20Z', '$wood-hi', '$wood', { ax: 20, ay: 86, k: 0.98 }) +
  line('M8 98V150M52 98V150M98 98V150', '$outline', 9) +
  line('M8 98V148M52 98V148M98 98V148', '$wood', 4) +
  line('M22 86V96M48 86V96M76 86V96', '$wood-lo', 2.4);
const hull = 'M-76 -16H76C70 10 46 18 0 18S-70 10 -76 -16Z';
const boat = at(
  560,
  108,
  path(hull, '$crust') +
    flat(path('M-60 4Q0 16 60 4Q40 18 0 18T-60 4Z', '$crust-lo')) +
    path(hull) +
    line('M-50 -8l8 14M-22 -8l8 16M8 -8l8 16M38 -8l8 14', '$crust-hi', 4),
);
const bowl = 'M610 206C606 236 624 252 642 252S676 236 672 206Z';
const ladle =
  line('M604 66L638 206', '$outline', 9) +
  line('M604 66L638 206', '$steel', 3.6) +
  path(bowl, '$steel') +
  flat(path('M656 206H672C676 236 660 250 646 252C660 240 660 220 656 206Z', '$steel-lo')) +
  path(bowl);
const float = at(
  1010,
  120,
  ellipse(0, 6, 54, 15, '$jam') +
    line('M-40 1L-30 14M-16 7L-12 20M16 7L14 20M40 1L32 14', '$white', 9) +
    ellipse(0, 6, 54, 15),
);

/** The pond of forgetting, 1200 × 300: a jetty, a boat with a ladle, a float. The line at 238 is where a word is nearly forgotten. */
export const POND =
  flat(path('M0 0H1200V300H0Z', '$sky-d')) +
  sunny(1080, 52, 26, 'joy', 'open') +
  cloud(330, 40, 0.8) +
  cloud(560, 56, 0.7) +
  cloud(820, 36, 0.9) +
  flat(path(`${surface}V310H-40Z`, '$pond-a') + path(layer(176), '$pond-b') + path(layer(238), '$pond-c')) +
  line('M0 238H1200', '$white', 3, 'stroke-dasharray="4 10"') +
  line(surface) +
  line(surface, '$white', 4, 'transform="translate(0 7)" opacity=".8"') +
  line(way, '$white', 5, 'stroke-dasharray=".1 13"') +
  flat(
    fish
      .map(([x, y]) => path(`M${x - 14} ${y}q10 -9 22 0l8 -5v10l-8 -5q-12 9 -22 0z`, '$pond-b', 'opacity=".8"'))
      .join(''),
  ) +
  bubbles.map(([x, y]) => ellipse(x, y, 5, 5, 'none', 'stroke="$white" stroke-width="2.4" opacity=".8"')).join('') +
  jetty +
  boat +
  ladle +
  float;

const BODY = 'M6 44C6 20 20 6 42 6S78 20 78 44C78 58 66 62 42 62S6 58 6 44Z';

/** A bun that stands for a word, 84 × 66: raw where it worries, baked in every other mood. */
export const drawWordBun = (mood: Mood): string => {
  const raw = mood === 'oops';
  return (
    shade(BODY, raw ? '$cream' : '$crust', raw ? '$cream-lo' : '$crust-lo', {
      k: 0.92,
      decor: raw ? '' : path('M22 20Q28 10 40 10Q34 20 22 20ZM40 18Q46 9 58 13Q52 22 40 18Z', '$crust-hi'),
    }) +
    line('M14 36Q16 24 24 19', '$white', 3.4) +
    face(42, 38, mood, { s: 0.92, gap: 10 })
  );
};
