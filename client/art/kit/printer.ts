import type { Drawing } from './drawing.ts';
import { ellipse, flat, line, path, shade } from './shapes.ts';

/** The toaster that prints receipts: paper rises between its two posts, behind the steel rim, 22 from either edge. */
export const drawPrinter = (): Drawing => ({
  box: '0 0 300 92',
  inner:
    path('M12 22V10Q12 2 20 2V22ZM288 22V10Q288 2 280 2V22Z', '$steel-lo') +
    shade('M10 90V30Q10 12 32 12H268Q290 12 290 30V90Z', '$jam', '$jam-lo', { ax: 100, ay: 40, k: 0.96 }) +
    path('M6 10Q6 7 9 7H291Q294 7 294 10V14Q294 20 288 20H12Q6 20 6 14Z', '$steel') +
    line('M16 13H118', '$white', 3, 'opacity=".9"') +
    line('M24 52Q24 34 42 31', '$icing', 5) +
    path('M82 36H170Q178 36 178 44V62Q178 70 170 70H82Q74 70 74 62V44Q74 36 82 36Z', '$soot') +
    line('M88 53H116M126 53H142', '$glow', 5) +
    flat(ellipse(160, 53, 3.8, 3.8, '$leaf')) +
    ellipse(212, 53, 15, 15, '$milk') +
    line('M212 53L221 43', '$outline', 3.2) +
    line('M12 80H288', '$icing', 3.4),
});

/** A hand stamp, its foot down. */
export const drawStamp = (): Drawing => ({
  box: '0 0 72 92',
  inner:
    shade('M36 4C48 4 54 12 52 22C50 32 46 38 46 50H26C26 38 22 32 20 22C18 12 24 4 36 4Z', '$wood-hi', '$wood', {
      ax: 28,
      ay: 20,
    }) +
    line('M27 16Q29 10 35 9', '$white', 3.4, 'opacity=".8"') +
    path('M22 48H50V58H22Z', '$butter') +
    shade('M10 62Q10 56 16 56H56Q62 56 62 62V78H10Z', '$crust', '$crust-lo', { ax: 24, ay: 60, k: 0.92 }) +
    path('M8 78H64V86H8Z', '$jam'),
});
