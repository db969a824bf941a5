/**
 * The strokes all pictures are made of, as SVG text. Colours are written `$name` and become custom properties in `paint`.
 * One light from the top left: a shape is filled with its `-lo` tone, a copy shrunk towards the light carries the base
 * tone, and the cocoa outline goes over both.
 */
export const round = (v: number) => +v.toFixed(2);
export const path = (d: string, fill = 'none', more = '') =>
  `<path d="${d}"${fill === 'none' ? '' : ` fill="${fill}"`}${more && ` ${more}`}/>`;
export const ellipse = (x: number, y: number, rx: number, ry = rx, fill = 'none', more = '') =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}"${fill === 'none' ? '' : ` fill="${fill}"`}${more && ` ${more}`}/>`;
export const group = (transform: string, inner: string) =>
  transform ? `<g transform="${transform}">${inner}</g>` : inner;
/** What moves by itself when a style sheet says so. */
export const part = (name: string, inner: string) => inner && `<g data-part="${name}">${inner}</g>`;
/** Without outline. */
export const flat = (inner: string) => `<g stroke="none">${inner}</g>`;
export const line = (d: string, colour = '$outline', width = 3, more = '') =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}"${more && ` ${more}`}/>`;
export const at = (x: number, y: number, inner: string, s = 1, turn = 0) =>
  group(`translate(${round(x)} ${round(y)})${turn ? ` rotate(${turn})` : ''}${s === 1 ? '' : ` scale(${s})`}`, inner);

/** Two tones under `decor`, outline over it. The lit copy shrinks towards (ax, ay), which must see the whole shape. */
export const shade = (d: string, base: string, lo: string, { ax = 34, ay = 26, k = 0.9, decor = '', more = '' } = {}) =>
  flat(
    path(d, lo, more) +
      path(d, base, `transform="translate(${round(ax * (1 - k))} ${round(ay * (1 - k))}) scale(${k})" ${more}`.trim()) +
      decor,
  ) + path(d);

/** The signature highlight: an arc and a dot towards the light. */
export const shine = (x: number, y: number, colour = '$white', s = 1, turn = 0) =>
  at(x, y, line('M0 7Q1 1 7 -1', colour, 3.4) + flat(ellipse(11.5, -1.6, 1.7, 1.7, colour)), s, turn);

/** An outlined limb, wire or rope. */
export const tube = (d: string, colour: string, w = 6) => line(d, '$outline', w + 6) + line(d, colour, w);
/** A tube of a 48-wide picture. Its colour inside the outline is seen on a dark ground as well. */
export const wire = (d: string, colour: string, w = 2.4) => line(d, '$outline', round(w + 4.4)) + line(d, colour, w);
/** The path of a star around the origin. */
export const star = (r: number, inner = 0.5, points = 5) =>
  `M${Array.from({ length: points * 2 }, (_, i) => {
    const a = Math.PI * (i / points - 0.5);
    const q = i % 2 ? r * inner : r;
    return `${round(Math.cos(a) * q)} ${round(Math.sin(a) * q)}`;
  }).join('L')}Z`;
export const twinkle = (x: number, y: number, r: number, colour = '$butter') =>
  at(
    x,
    y,
    flat(
      path(
        `M0 ${-r}Q${r * 0.2} ${-r * 0.2} ${r} 0Q${r * 0.2} ${r * 0.2} 0 ${r}Q${-r * 0.2} ${r * 0.2} ${-r} 0Q${-r * 0.2} ${-r * 0.2} 0 ${-r}Z`,
        colour,
      ),
    ),
  );
/** The path of a scalloped circle. */
export const scallop = (cx: number, cy: number, r: number, lobes: number, bump: number, from = 0) => {
  const pt = (i: number) => {
    const a = (i / lobes) * 2 * Math.PI + from;
    return `${round(cx + r * Math.cos(a))} ${round(cy + r * Math.sin(a))}`;
  };
  return `M${pt(0)}${Array.from({ length: lobes }, (_, i) => `A${bump} ${bump} 0 0 1 ${pt(i + 1)}`).join('')}Z`;
};
/** Seeds, grains, petals: a list of [x, y, turn in degrees]. */
export const dots = (list: readonly (readonly [number, number, number?])[], colour: string, rx = 1.4, ry = 2.2) =>
  flat(
    list
      .map(
        ([x, y, turn = 0]) =>
          `<ellipse rx="${rx}" ry="${ry}" fill="${colour}" transform="translate(${x} ${y}) rotate(${turn})"/>`,
      )
      .join(''),
  );

export const wheat = (colour: string, s = 1) =>
  group(
    s === 1 ? '' : `scale(${s})`,
    line('M0 14V-6', colour, 2.6) +
      flat(
        path(
          'M0 -14C3.6 -10 3.6 -7 0 -4C-3.6 -7 -3.6 -10 0 -14ZM-1 -2C-7 -2 -8.5 -6 -8 -9C-4 -9 -1 -6 -1 -2ZM1 -2C7 -2 8.5 -6 8 -9C4 -9 1 -6 1 -2ZM-1 5C-7 5 -8.5 1 -8 -2C-4 -2 -1 1 -1 5ZM1 5C7 5 8.5 1 8 -2C4 -2 1 1 1 5Z',
          colour,
        ),
      ),
  );
/** A cut diamond. */
export const brilliant = (x: number, y: number, w: number, hi = '$gem', lo = '$gem-lo') =>
  at(
    x,
    y,
    flat(
      path('M-12 -14H12L19 -5L0 17L-19 -5Z', hi) +
        path('M12 -14L19 -5L0 17L8 -5Z', lo) +
        path('M-12 -14L-8 -5H-19Z', '$white', 'opacity=".75"') +
        path('M-8 -5H8L0 17Z', hi) +
        path('M0 -14L8 -5H-8Z', '$white', 'opacity=".45"'),
    ) +
      line('M-19 -5H19M-8 -5L0 17L8 -5L0 -14L-8 -5', '$outline', 1.8 / w) +
      path('M-12 -14H12L19 -5L0 17L-19 -5Z', 'none', `stroke-width="${round(2.6 / w)}"`),
    w,
  );

/** The left half and its mirror image on a 96-wide picture. */
export const mirror = (inner: string) => inner + group('translate(96 0) scale(-1 1)', inner);

/** `$name` becomes the colour's custom property, so that the theme recolours every picture live. */
export const paint = (inner: string) => inner.replace(/\$([a-z]+(?:-[a-z]+)?)/g, 'var(--art-$1)');
