import type { Drawing } from './drawing.ts';
import { at, ellipse, flat, group, line, path, scallop, shade, star, wheat } from './shapes.ts';

export const TIERS = ['bronze', 'silver', 'gold', 'platinum', 'emerald', 'diamond', 'legendary'] as const;
export type Tier = (typeof TIERS)[number];

export const METAL: Record<Tier, string> = {
  bronze: 'bronze',
  silver: 'silver',
  gold: 'butter',
  platinum: 'gem',
  emerald: 'emerald',
  diamond: 'sapphire',
  legendary: 'legend',
};

/** The badge of a league tier: each adds a part, so that the silhouette tells the rank as well as the colour. */
export function drawTier(tier: Tier): Drawing {
  const rank = TIERS.indexOf(tier);
  const base = `$${METAL[tier]}`;
  const lo = `${base}-lo`;
  const wing = shade(
    'M22 40C12 40 4 33 2 22C7 24 9 24 10 23C8 20 7 17 7 13C14 16 22 22 25 30Z',
    rank > 5 ? '$butter' : '$milk',
    rank > 5 ? '$butter-lo' : '$milk-lo',
    { ax: 16, ay: 26, k: 0.86 },
  );
  const wings = rank > 3 ? wing + group('translate(64 0) scale(-1 1)', wing) : '';
  const ribbons =
    rank > 1
      ? path('M20 42L13 60L21 57.5L26 62L31 46Z', '$jam') + path('M44 42L51 60L43 57.5L38 62L33 46Z', '$jam-lo')
      : '';
  const rays = rank > 5 ? flat(at(32, 33, path(star(31, 0.74, 12), '$butter', 'opacity=".55"'))) : '';
  const d =
    [
      scallop(32, 32, 19, 24, 3),
      scallop(32, 32, 19, 12, 6),
      scallop(32, 32, 19, 10, 8),
      'M32 10L51 17C52 35 46 47 32 53C18 47 12 35 13 17Z',
      'M32 9L50 19V43L32 53L14 43V19Z',
      'M21 12H43L54 26L32 55L10 26Z',
      'M32 10L52 16C54 36 46 49 32 56C18 49 10 36 12 16Z',
    ][rank] ?? '';
  const mark =
    [
      at(32, 33, wheat(lo, 0.8)),
      at(26, 33, wheat(lo, 0.72), 1, -14) + at(38, 33, wheat(lo, 0.72), 1, 14),
      at(32, 31, path(star(11, 0.52), '$white', 'stroke-width="2.2"')),
      at(32, 30, wheat('$white', 0.95)),
      line(
        'M32 18L42 24V38L32 44L22 38V24ZM32 9V18M50 19L42 24M50 43L42 38M32 53V44M14 43L22 38M14 19L22 24',
        '$outline',
        2,
      ) + flat(path('M32 18L42 24V38L32 44L22 38V24Z', '$white', 'opacity=".4"')),
      line('M10 26H54M23 26L32 55L41 26L32 12L23 26', '$outline', 2) +
        flat(
          path('M22 13.5L22 25H12Z', '$white', 'opacity=".6"') + path('M31 15.5L39 25H25Z', '$white', 'opacity=".4"'),
        ),
      at(32, 35, path(star(12.5, 0.52), '$butter', 'stroke-width="2.2"')),
    ][rank] ?? '';
  const crown =
    rank > 5
      ? path('M20 16L17.5 3L25.5 8L32 1.8L38.5 8L46.5 3L44 16Q32 19 20 16Z', '$butter', 'stroke-width="2.4"') +
        flat(ellipse(32, 11.5, 2, 2, '$jam'))
      : '';
  return {
    box: '0 0 64 64',
    stroke: 2.6,
    inner:
      rays +
      wings +
      ribbons +
      shade(d, base, lo, { ax: 26, ay: 22, k: 0.88 }) +
      mark +
      crown +
      (rank < 3 ? line('M19.5 27Q21.5 21 27 18.5', '$white', 2.6, 'opacity=".85"') : ''),
  };
}
