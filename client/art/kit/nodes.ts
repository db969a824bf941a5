import type { Drawing } from './drawing.ts';
import { face } from './faces.ts';
import { at, ellipse, flat, line, path, shade, shine, star } from './shapes.ts';

export type NodeState = 'done' | 'active' | 'locked' | 'challenge';

const REGION: readonly (readonly [string, string])[] = [
  ['$crust-hi', '$crust-lo'],
  ['$matcha', '$matcha-lo'],
  ['$icing', '$icing-lo'],
  ['$sea', '$sea-lo'],
  ['$taro', '$taro-lo'],
  ['$rye', '$rye-lo'],
];
/** A stop on the trail: done, active, locked or challenge, on the plate of its region (0–5, any integer wraps). */
export function drawNode(state: NodeState, region: number): Drawing {
  const [hi, lo] = (state === 'locked' ? undefined : REGION[((region % 6) + 6) % 6]) ?? ['$stone', '$stone-lo'];
  const plate =
    path('M4 57C4 47 20 42 40 42S76 47 76 57V62C76 72 60 77 40 77S4 72 4 62Z', lo) +
    path('M4 57C4 47 20 42 40 42S76 47 76 57S60 72 40 72S4 67 4 57Z', hi);
  const bun = (y: number, base: string, low: string, decor: string, top = 20) =>
    shade(
      `M14 ${y}C14 ${top + 12} 24 ${top} 40 ${top}S66 ${top + 12} 66 ${y}C66 ${y + 9} 56 ${y + 12} 40 ${y + 12}S14 ${y + 9} 14 ${y}Z`,
      base,
      low,
      { ax: 32, ay: top + 12, k: 0.92 },
    ) + decor;
  const art = {
    done: () =>
      bun(50, '$crust', '$crust-lo', line('M27 33Q29 27 35 25.5', '$crust-hi', 3.4)) +
      at(40, 43, line('M-11 0L-3.5 7.5L11.5 -8', '$outline', 10) + line('M-11 0L-3.5 7.5L11.5 -8', '$milk', 5)),
    active: () =>
      flat(at(40, 39.5, path(star(38.5, 0.8, 14), '$butter', 'opacity=".6"'))) +
      plate +
      line('M26 13q-4-3 0-6.5M40 10q-4-3 0-6.5M54 13q-4-3 0-6.5', '$crust-lo', 3) +
      bun(50, '$butter', '$butter-lo', shine(23, 32, '$white', 1) + face(40, 43, 'happy', { s: 1.02, gap: 9.5 }), 17),
    locked: () =>
      bun(
        51,
        '$stone',
        '$stone-lo',
        line('M33.5 43V39.5C33.5 31 46.5 31 46.5 39.5V43', '$outline', 3.6) +
          path('M30 43H50V56H30Z', '$stone-lo') +
          flat(ellipse(40, 48, 2.2, 2.2, '$outline') + path('M39 48H41V53H39Z', '$outline')),
        24,
      ),
    challenge: () =>
      path('M18 20L13 6Q21 8 27 16ZM62 20L67 6Q59 8 53 16Z', '$cream') +
      shade('M12 26Q12 15 23 15H57Q68 15 68 26V58Q68 64 62 64H18Q12 64 12 58Z', hi, lo, { ax: 24, ay: 24, k: 0.93 }) +
      path('M19 37H61V58.5H19Z', '$steel', 'stroke-width="2.4"') +
      path('M23.5 41.5H56.5V57H23.5Z', '$mouth', 'stroke-width="2.2"') +
      flat(
        path(
          'M25 57C25 51 27 50 28 46C31 48 33 50 33 52C34 49 37 47 37 43C42 47 44 50 44 52C46 50 47 48 48 46C53 49 55 52 55 57Z',
          '$flame',
        ) + path('M30 57C30 54 33 53 34 51C37 53 38 54 39 55C40 53 42 52 43 50C47 53 48 54 49 57Z', '$butter'),
      ) +
      face(40, 27, 'rival', { s: 0.92, gap: 11, blush: false, mouth: false }) +
      line('M18 24Q18.5 20.5 22 20', '$white', 2.8),
  }[state]();
  return { box: '0 0 80 80', inner: (state === 'active' ? '' : plate) + art };
}
