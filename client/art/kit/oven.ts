import type { Drawing } from './drawing.ts';
import { at, ellipse, flat, line, path, round, shade, star } from './shapes.ts';

/** Px from the side of an arch to its mouth. */
const SIDE = 28;
const FOOT = 198;

/** The arch of an oven over a screen, `width` × 198: stones round a mouth whose crown lies at 46. */
export function drawArch(width: number): Drawing {
  const middle = width / 2;
  const rx = middle - SIDE;
  const ry = 152;
  const thick = 38;
  const count = width > 500 ? 15 : 9;
  const point = (out: number, angle: number) =>
    `${round(middle + (rx + out) * Math.cos(angle))} ${round(FOOT + (ry + out) * Math.sin(angle))}`;
  const stones = Array.from({ length: count }, (_, i) => {
    const from = Math.PI * (1 + i / count);
    const to = Math.PI * (1 + (i + 1) / count);
    const d = `M${point(0, from)}L${point(thick, from)}A${rx + thick} ${ry + thick} 0 0 1 ${point(thick, to)}L${point(0, to)}A${rx} ${ry} 0 0 0 ${point(0, from)}Z`;
    return path(d, i % 2 ? '$stone-lo' : '$stone');
  });
  const mouth = `M${SIDE} ${FOOT}A${rx} ${ry} 0 0 1 ${width - SIDE} ${FOOT}`;
  return {
    box: `0 0 ${width} ${FOOT}`,
    inner:
      flat(path(`${mouth}Z`, '$soot')) +
      stones.join('') +
      path(mouth, 'none', 'stroke-width="3.6"') +
      at(middle, 27, path(star(12, 0.56), '$butter', 'stroke-width="2.6"')),
  };
}

const FAR =
  'M0 100V70C4 62 0 56 14 36C14 56 34 60 30 78C44 74 40 52 60 30C58 54 82 62 76 80C92 78 88 58 108 40C108 58 124 64 120 80C140 76 136 46 162 22C160 48 182 60 178 80C194 76 190 54 212 38C212 58 230 62 226 80C246 78 242 50 266 28C264 52 286 62 280 80C298 78 296 58 316 42C316 60 334 62 330 78C342 76 344 62 360 50V100Z';
const NEAR =
  'M0 100V84C12 80 10 66 26 56C26 70 42 74 38 86C54 84 52 66 72 52C70 70 90 76 84 88C102 84 102 68 120 58C120 72 136 76 132 88C150 84 150 64 172 52C170 70 190 74 184 88C202 84 202 70 222 58C222 72 238 76 234 88C252 84 252 66 274 54C272 70 292 76 286 88C304 84 304 70 324 60C324 74 342 76 338 88C346 86 350 76 360 72V100Z';

/** Flames along the foot of an oven, 360 × 100, in two depths. */
export const drawEmbers = (): Drawing => ({
  box: '0 0 360 100',
  inner: flat(path(FAR, '$flame-lo') + path(NEAR, '$flame') + path('M0 100V94Q180 84 360 94V100Z', '$butter')),
});

/** The mitt of a guest that holds on to the edge of a card. */
export const drawMitt = (): Drawing => ({
  box: '0 0 52 42',
  inner:
    path(
      'M4 40V22C4 10 14 4 26 4S48 10 48 22V30C48 38 38 38 37 31C36 39 26 39 25.500 31C25 39 15 38 14.500 30V40Z',
      '$crust-hi',
    ) +
    line('M14.500 30V22M25.500 31V22M37 31V22', '$outline', 2.6) +
    line('M12 15Q15 10 21 9', '$white', 3, 'opacity=".7"'),
});

const WHOLE = 'M24 6H216C230 6 236 14 236 22S230 38 216 38H24C10 38 4 30 4 22S10 6 24 6Z';
/** The edge that teeth left, at x. */
const bitten = (x: number) =>
  `C${round(x - 4)} 8 ${round(x - 14)} 9 ${round(x - 9)} 16C${round(x - 17)} 17 ${round(x - 15)} 28 ${round(x - 8)} 27C${round(x - 13)} 33 ${round(x - 6)} 38 ${round(x)} 38`;

/** Life as a loaf, 240 × 44: `left`, 0 to 1, is still there, the rest was bitten off. */
export function drawLoaf(left: number): Drawing {
  const x = 4 + 232 * left;
  const rest = path(WHOLE, '$soot', 'stroke-dasharray="6 6" stroke="$stone-lo" stroke-width="2.4"');
  if (left <= 0.08) return { box: '0 0 240 44', stroke: 2.8, inner: rest };
  const d = left >= 1 ? WHOLE : `M24 6H${round(x)}${bitten(x)}H24C10 38 4 30 4 22S10 6 24 6Z`;
  const cuts = [40, 82, 124, 166, 206]
    .filter((cut) => cut + 20 < x)
    .map((cut) => path(`M${cut - 12} 30Q${cut - 6} 12 ${cut + 14} 12Q${cut + 8} 28 ${cut - 12} 30Z`, '$crust-hi'));
  const crumb = left < 1 && line(`M${round(x - 2)} 7${bitten(x - 2)}`, '$cream', 6);
  return {
    box: '0 0 240 44',
    stroke: 2.8,
    inner: rest + shade(d, '$crust', '$crust-lo', { ax: 60, ay: 14, k: 0.96, decor: cuts.join('') + (crumb || '') }),
  };
}

/** The bun that is thrown, with its wake, flying up. */
export const drawThrown = (): Drawing => ({
  box: '0 0 80 110',
  inner:
    line('M22 104Q24 84 28 70M40 108V74M58 104Q56 84 52 70', '$butter', 4, 'opacity=".85" stroke-dasharray="14 8"') +
    shade('M10 44C10 22 22 8 40 8S70 22 70 44C70 56 60 60 40 60S10 56 10 44Z', '$crust', '$crust-lo', {
      ax: 30,
      ay: 24,
    }) +
    flat(path('M22 32Q28 16 42 16Q36 30 22 32ZM42 30Q48 17 60 22Q52 34 42 30Z', '$crust-hi')) +
    line('M16 40Q18 28 26 22', '$white', 3.2),
});

/** Where it hits. */
export const drawBang = (): Drawing => ({
  box: '-60 -60 120 120',
  inner:
    path(star(54, 0.62, 10), '$butter', 'stroke-width="3.4"') +
    flat(path(star(34, 0.6, 10), '$white') + ellipse(0, 0, 8, 8, '$butter')),
});
