import type { Drawing } from './drawing.ts';
import { ellipse, flat, group, path, round } from './shapes.ts';
import { drawTier, METAL, TIERS } from './tiers.ts';

const WIDTH = 400;
const HEIGHT = 394;
/** Where the box begins. */
const TOP = 36;
const LAYER = 38;
/** Half the width of each layer, the lowest first; they lean to the left and to the right by turns. */
const RADII = [152, 132, 112, 92, 72, 53, 35];
const LOWEST_TOP = 332;
/** Lengths of the drops of icing, over and over. */
const DROPS = [9, 7, 11, 6, 8, 7, 12, 5];

/** The place of a layer in px of the drawing. */
const layerAt = (tier: number) => {
  const rx = RADII[tier] as number;
  return { x: tier % 2 ? 208 : 192, y: LOWEST_TOP - LAYER * tier, rx, ry: rx / 10 };
};

/** Icing over the edge of a layer: drops in front, the back edge behind. */
function icing(x: number, y: number, rx: number, ry: number): string {
  const count = Math.round(rx / 11) + 4;
  const edge = Array.from({ length: count + 1 }, (_, place) => {
    const turn = Math.PI * (place / count);
    return { x: round(x - rx * Math.cos(turn)), y: round(y + ry * Math.sin(turn)) };
  });
  const drops = edge.slice(1).map((to, place) => {
    const from = edge[place] as { x: number; y: number };
    const low = round(Math.max(from.y, to.y) + (DROPS[place % DROPS.length] as number));
    return `C${round(from.x + 1)} ${low} ${round(to.x - 1)} ${low} ${to.x} ${to.y}`;
  });
  return `M${round(x - rx)} ${round(y)}${drops.join('')}A${rx} ${round(ry)} 0 0 0 ${round(x - rx)} ${round(y)}Z`;
}

/** Pearls of milk along the foot of a layer. */
function pearls(x: number, y: number, rx: number, ry: number): string {
  const count = Math.round(rx / 5);
  return Array.from({ length: count + 1 }, (_, place) => {
    const turn = Math.PI * (place / count);
    return ellipse(x - rx * Math.cos(turn), y + ry * Math.sin(turn), 4, 3.8, '$milk', 'stroke-width="1.5"');
  }).join('');
}

function layer(tier: number): string {
  const { x, y, rx, ry } = layerAt(tier);
  const foot = y + LAYER;
  const [left, right] = [x - rx, x + rx];
  const base = `$${METAL[TIERS[tier] as (typeof TIERS)[number]]}`;
  const body = `M${left} ${y}V${foot}A${rx} ${ry} 0 0 0 ${right} ${foot}V${y}A${rx} ${ry} 0 0 0 ${left} ${y}Z`;
  const drips = icing(x, y, rx, ry);
  const edge = round(x + rx * 0.62);
  const inner =
    path(body, base) +
    path(
      `M${edge} ${y}V${round(foot + ry * 0.78)}A${rx} ${ry} 0 0 0 ${right} ${foot}V${y}Z`,
      `${base}-lo`,
      'opacity=".42"',
    ) +
    group('translate(0 4)', path(drips, `${base}-lo`, 'opacity=".55"'));
  return (
    flat(inner) +
    path(body) +
    flat(path(drips, '$milk')) +
    path(drips) +
    // what stands on it, but for the highest
    (tier < TIERS.length - 1
      ? flat(ellipse(layerAt(tier + 1).x, y + 2, (RADII[tier + 1] as number) + 4, ry - 1, '$milk-lo'))
      : '') +
    pearls(x, foot + 0.9, rx, ry)
  );
}

/** The stand with its scalloped cloth. */
function stand(): string {
  const lobes = Array.from({ length: 14 }, (_, place) => {
    const turn = Math.PI * ((place + 1) / 14);
    return `A16 15 0 0 0 ${round(200 - 186 * Math.cos(turn))} ${round(368 + 19 * Math.sin(turn))}`;
  }).join('');
  const cloth = `M14 368${lobes}A186 19 0 0 0 14 368Z`;
  const foot = 'M180 392C184 404 160 408 152 416Q200 428 248 416C240 408 216 404 220 392Z';
  return (
    flat(ellipse(200, 420, 104, 10, '$choco-lo', 'opacity=".45"')) +
    path(foot, '$icing') +
    path(cloth, '$icing') +
    flat(ellipse(200, 366, 168, 14, '$icing-lo', 'opacity=".5"'))
  );
}

/** The league as a cake: a layer for each tier, the lowest below, the badge of the highest on top. */
export function drawCake(): Drawing {
  const badge = group('translate(166 54.6) scale(.8125)', drawTier('legendary').inner);
  return { box: `0 ${TOP} ${WIDTH} ${HEIGHT}`, inner: stand() + TIERS.map((_, tier) => layer(tier)).join('') + badge };
}

/** Where the middle of a layer's front is, and where its right edge is, as shares of the drawing's width and height. */
export function layerPlace(tier: number): { x: number; y: number; right: number } {
  const { x, y, rx, ry } = layerAt(tier);
  return { x: x / WIDTH, y: (y + LAYER * 0.62 + ry - TOP) / HEIGHT, right: (x + rx) / WIDTH };
}
