import { at, ellipse, flat, line, path, round, shade as shadeOf } from './shapes.ts';

// What the six places are drawn with, beside the strokes of every picture.

export const rect = (x: number, y: number, w: number, h: number, r: number, fill = 'none', more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" rx="${r}"${fill === 'none' ? '' : ` fill="${fill}"`}${more && ` ${more}`}/>`;
/** A group with attributes, and a transform where it has one. */
export const box = (transform: string, inner: string, more = '') =>
  transform || more ? `<g${transform && ` transform="${transform}"`}${more && ` ${more}`}>${inner}</g>` : inner;

interface Light {
  ax?: number;
  ay?: number;
  k?: number;
  decor?: string;
}
/** Two tones and an outline, lit from above where nothing else is said: things of the land stand on their foot. */
export const shade = (d: string, base: string, lo: string, { ax = 0, ay = -30, k = 0.92, decor = '' }: Light = {}) =>
  shadeOf(d, base, lo, { ax, ay, k, decor });

/** The same drawing for each of a list. */
export const scatter = <const Item>(list: readonly Item[], draw: (item: Item, index: number) => string) =>
  list.map(draw).join('');

/** A layer of a panorama. */
export const layer = (name: 'sky' | 'far' | 'mid' | 'near', inner: string) => `<g data-layer="${name}">${inner}</g>`;
/** The shadow something stands in. */
export const shadow = (rx: number, x = 0, y = 1) =>
  flat(ellipse(x, y, rx, Math.max(2.6, rx * 0.1), '$outline', 'opacity=".14"'));
export const ball = (x: number, y: number, r: number, base: string, lo: string, gloss = '$white') =>
  at(
    x,
    y,
    shade(`M0 ${-r}A${r} ${r} 0 1 1 -.1 ${-r}Z`, base, lo, { ax: -r * 0.3, ay: -r * 0.35, k: 0.84 }) +
      line(
        `M${round(-r * 0.52)} ${round(-r * 0.18)}Q${round(-r * 0.44)} ${round(-r * 0.54)} ${round(-r * 0.08)} ${round(-r * 0.6)}`,
        gloss,
        Math.max(2, round(r * 0.17)),
      ),
  );

const EYES = {
  open: (x: number) => ellipse(x, 0, 3.4, 4.3, '$ink') + ellipse(x - 1.1, -1.6, 1.3, 1.3, '$white'),
  joy: (x: number) => line(`M${x - 4} 1.8Q${x} -5 ${x + 4} 1.8`, '$ink', 3),
  shut: (x: number) => line(`M${x - 4} -1Q${x} 3.6 ${x + 4} -1`, '$ink', 3),
};
const LIPS = {
  smile: line('M-4.6 0Q0 5 4.6 0', '$ink', 2.8),
  open:
    path('M-6 -1.4H6C6.4 7 -6.4 7 -6 -1.4Z', '$mouth', 'stroke="$ink" stroke-width="2.4"') +
    flat(ellipse(0, 3.3, 2.9, 1.6, '$jam')),
  nap: line('M-2.2 .4Q0 2.6 2.2 .4', '$ink', 2.6),
};
type Eye = keyof typeof EYES;
type Lip = keyof typeof LIPS;
/** The small face of the sun and of what wakes up on the land. */
export const look = (
  x: number,
  y: number,
  eye: Eye = 'open',
  lip: Lip = 'smile',
  { s = 1, gap = 10, blush = true } = {},
) =>
  at(
    x,
    y,
    (blush ? flat(ellipse(-gap - 5.4, 6.6, 3.6, 2.3, '$blush') + ellipse(gap + 5.4, 6.6, 3.6, 2.3, '$blush')) : '') +
      `<g stroke-width="0">${EYES[eye](-gap)}${EYES[eye](gap)}</g>` +
      at(0, 7.6, LIPS[lip]),
    s,
  );
export const sunny = (x: number, y: number, r: number, eye: Eye = 'open', lip: Lip = 'smile') =>
  flat(
    ellipse(x, y, r * 2.5, r * 2.5, '$sun', 'opacity=".16"') + ellipse(x, y, r * 1.7, r * 1.7, '$sun', 'opacity=".28"'),
  ) +
  shade(`M${x} ${y - r}A${r} ${r} 0 1 1 ${x - 0.1} ${y - r}Z`, '$sun', '$sun-lo', {
    ax: x - r * 0.3,
    ay: y - r * 0.3,
    k: 0.9,
  }) +
  look(x, y - 2, eye, lip, { s: r / 27, gap: 8.5 });
export const cloud = (x: number, y: number, s = 1, colour = '$white', opacity = 0.8) =>
  at(
    x,
    y,
    flat(
      path(
        'M-40 10C-52 10 -52 -4 -40 -5C-38 -19 -17 -21 -11 -10C-4 -22 19 -19 20 -5C35 -9 42 10 27 10Z',
        colour,
        `opacity="${opacity}"`,
      ),
    ),
    s,
  );
export const steam = (x: number, y: number, s = 1, colour = '$white', more = '') =>
  at(x, y, line('M-9 0c-5-5 5-8 0-14M0 -4c-5-5 5-8 0-14M9 0c-5-5 5-8 0-14', colour, 3, `opacity=".8"${more}`), s);

/** An ear of grain. */
export const ear = (x: number, y: number, s = 1, colour = '$ridge-a', turn = 0) =>
  at(
    x,
    y,
    line('M0 18V-6', colour, 2.6) +
      flat(
        path(
          'M0 -17C4 -12 4 -8 0 -4C-4 -8 -4 -12 0 -17ZM-1 -2C-7 -2 -9 -6 -8 -10C-4 -10 -1 -7 -1 -2ZM1 -2C7 -2 9 -6 8 -10C4 -10 1 -7 1 -2ZM-1 6C-7 6 -9 2 -8 -2C-4 -2 -1 1 -1 6ZM1 6C7 6 9 2 8 -2C4 -2 1 1 1 6Z',
          colour,
        ),
      ),
    s,
    turn,
  );
/** The outline of a slice of toast, and of its crumb. */
export const slice = 'M-27 -40C-37 -45 -35 -62 -20 -63C-12 -66 10 -66 18 -63C33 -62 35 -45 25 -40V0H-27Z';
export const crumb = 'M-20 -41C-31 -45 -28 -56 -18 -57C-11 -59 9 -59 16 -57C26 -56 29 -45 18 -41V-2H-20Z';
export const toast = (x: number, y: number, s = 1, turn = 0, deep = 5) =>
  at(
    x,
    y,
    box(`translate(${deep} -1)`, path(slice, '$loaf-lo')) +
      shade(slice, '$crust', '$loaf', {
        ax: -20,
        ay: -40,
        k: 0.96,
        decor: path(crumb, '$cream-lo') + path(crumb, '$cream', 'transform="translate(-1 -1.4) scale(.94 .96)"'),
      }),
    s,
    turn,
  );
/** A loaf of `w` to each side, with cuts across its top. */
export const loaf = (x: number, y: number, w: number, h: number, base: string, lo: string, hi: string, cuts = 3) => {
  const r = Math.min(w * 0.16, 20);
  const cut = (i: number) => {
    const cx = (i - (cuts - 1) / 2) * w * 0.46;
    return path(
      `M${round(cx - r)} ${round(-h * 0.52)}Q${round(cx - r * 0.4)} ${round(-h * 0.9)} ${round(cx + r)} ${round(-h * 0.88)}Q${round(cx + r * 0.5)} ${round(-h * 0.55)} ${round(cx - r)} ${round(-h * 0.52)}Z`,
      hi,
    );
  };
  return at(
    x,
    y,
    shade(
      `M${-w} 0C${-w} ${round(-h * 0.9)} ${round(-w * 0.5)} ${-h} 0 ${-h}S${w} ${round(-h * 0.9)} ${w} 0Z`,
      base,
      lo,
      { ax: -w * 0.4, ay: 0, k: 0.94, decor: Array.from({ length: cuts }, (_, i) => cut(i)).join('') },
    ),
  );
};
export const gingham = (d: string, base = '$milk', ink = '$jam', grid = '') =>
  flat(
    path(d, base) +
      grid
        .split('|')
        .map((part) => path(part, ink, 'opacity=".5"'))
        .join(''),
  ) + path(d);

/** Something drawn larger, with lines as thin as the rest of the picture. */
export const big = (inner: string, x: number, y: number, s: number, turn = 0) =>
  at(x, y, box('', inner, `stroke-width="${round(3 / s)}"`), s, turn);
/** The road of a panorama from its foot to the horizon at `end`, `y`; `sway` bends it. */
export const road = (id: string, end: number, y: number, sway = 0) =>
  path(
    `M330 240C336 ${y + 64} ${end - 40 + sway} ${y + 40} ${end - 9} ${y}L${end + 5} ${y}C${end + sway} ${y + 38} 392 ${y + 62} 390 240Z`,
    `$road-${id}`,
    `stroke="$kerb-${id}" stroke-width="2.6"`,
  );
/** A row of clipped bushes along a line. */
export const bushes = (d: string, s = 1) =>
  line(d, '$leaf-lo', 15 * s, `stroke-dasharray=".1 ${round(13 * s)}"`) +
  line(d, '$matcha', 11 * s, `stroke-dasharray=".1 ${round(13 * s)}"`);
/** A field in the shape of a slice, seen from above. */
export const field = (x: number, y: number, s: number, turn: number, id: string) =>
  at(
    x,
    y,
    path(
      'M-60 -18C-82 -28 -78 -66 -46 -68C-26 -74 26 -74 46 -68C78 -66 82 -28 60 -18V58Q60 68 50 68H-50Q-60 68 -60 58Z',
      `$soil-${id}`,
      `stroke="$ridge-${id}" stroke-width="4"`,
    ) +
      line(
        'M-46 -44H46M-50 -26H50M-44 -8H44M-44 10H44M-44 28H44M-44 46H44',
        `$ridge-${id}`,
        3,
        'stroke-dasharray="10 8" opacity=".75"',
      ),
    s,
    turn,
  );
export const waves = (list: readonly (readonly [number, number])[], colour = '$white', opacity = 0.85) =>
  line(list.map(([x, y]) => `M${x} ${y}q9-5 18 0t18 0`).join(''), colour, 3, `opacity="${opacity}"`);
