import type { Drawing } from './drawing.ts';
import { at, brilliant, ellipse, flat, line, part, path, shade, star, twinkle } from './shapes.ts';

export const CHEST_STATES = ['closed', 'ready', 'opening', 'open'] as const;
export type ChestState = (typeof CHEST_STATES)[number];
export type ChestTone = 'wood' | 'silver' | 'gold';

const TONES: Record<ChestTone, readonly [lid: string, lidLo: string, body: string, bodyLo: string, band: string]> = {
  wood: ['$loaf', '$loaf-lo', '$crust', '$crust-lo', '$butter'],
  silver: ['$silver', '$silver-lo', '$steel', '$steel-lo', '$sea'],
  gold: ['$butter', '$butter-lo', '$sun', '$butter-lo', '$jam'],
};

/** A chest of the weekly track. `opening` is drawn open; its parts then move into place. */
export function drawChest(state: ChestState, tone: ChestTone): Drawing {
  const [lid, lidLo, body, bodyLo, band] = TONES[tone];
  const isOpen = state === 'opening' || state === 'open';
  const base =
    shade('M10 54H86V80Q86 88 78 88H18Q10 88 10 80Z', body, bodyLo, { ax: 26, ay: 58, k: 0.93 }) +
    path('M20 54H30V88H20ZM66 54H76V88H66Z', band, 'stroke-width="2.4"') +
    line('M34 71H62', bodyLo, 2.8);
  const lock = (y: number) =>
    path(`M40 ${y}H56V${y + 12}Q56 ${y + 19} 48 ${y + 19}T40 ${y + 12}Z`, band) +
    flat(ellipse(48, y + 8, 2.6, 2.6, '$outline') + path(`M47 ${y + 8}H49V${y + 14}H47Z`, '$outline'));
  const closed =
    base +
    shade('M10 54C10 31 22 21 48 21S86 31 86 54Z', lid, lidLo, { ax: 30, ay: 30, k: 0.9 }) +
    path(
      'M20 54C20 35 24 28 30 25L34 23.500C30 32 30 42 30 54ZM76 54C76 35 72 28 66 25L62 23.500C66 32 66 42 66 54Z',
      band,
      'stroke-width="2.4"',
    ) +
    line('M38 29Q44 27 50 27', '$white', 3.2, 'opacity=".8"') +
    path('M8 50H88V58H8Z', lidLo, 'stroke-width="2.6"') +
    lock(48);
  const open =
    part('rays', flat(at(48, 48, path(star(45, 0.62, 12), '$butter', 'opacity=".45"')))) +
    part(
      'lid',
      shade('M12 38C12 18 24 9 48 9S84 18 84 38Z', lid, lidLo, { ax: 30, ay: 16, k: 0.9 }) +
        path(
          'M22 38C22 22 25 16 31 13L35 12C32 20 32 28 32 38ZM74 38C74 22 71 16 65 13L61 12C64 20 64 28 64 38Z',
          band,
          'stroke-width="2.4"',
        ) +
        line('M40 17Q45 15 50 15', '$white', 3, 'opacity=".8"'),
    ) +
    path('M10 38H86V58H10Z', '$choco-lo') +
    part(
      'loot',
      flat(
        path('M14 58C14 44 22 40 29 43C34 33 60 31 66 42C75 39 82 46 82 58Z', '$butter') +
          path('M66 42C75 39 82 46 82 58H70C73 52 70 46 66 42Z', '$butter-lo'),
      ) +
        line('M14 58C14 44 22 40 29 43C34 33 60 31 66 42C75 39 82 46 82 58', '$outline', 2.6) +
        at(32, 42, path(star(11, 0.52), '$milk', 'stroke-width="2.4"'), 1, -14) +
        brilliant(60, 41, 0.68) +
        flat(ellipse(46, 50, 2.4, 2.4, '$white', 'opacity=".8"')),
    ) +
    base +
    lock(58);
  const sparks = twinkle(12, 20, 6) + twinkle(85, 16, 7) + twinkle(90, 40, 4) + twinkle(6, 42, 4);
  return {
    box: '0 0 96 96',
    inner:
      flat(ellipse(48, 90, 38, 3.6, '$shadow')) +
      part('chest', isOpen ? open : closed) +
      (state === 'closed' ? '' : part('sparks', sparks)),
  };
}
