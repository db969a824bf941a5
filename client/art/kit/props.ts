import type { Drawing } from './drawing.ts';
import { ellipse, flat, line, path, shade } from './shapes.ts';

const pair = (i: number) =>
  `<path d="M22 ${14 + i * 12}c-8 0-12-4-12-11 8 0 12 4 12 11zM22 ${14 + i * 12}c8 0 12-4 12-11-8 0-12 4-12 11z"/>`;

/** Things that stand on the map and buildings of the town, each in its own size. */
export const PROPS = {
  wheat: (): Drawing => ({
    box: '0 0 44 64',
    inner: `<g fill="$butter">${pair(0)}${pair(1)}${pair(2)}</g><path d="M22 12v48"/>`,
  }),
  bush: (): Drawing => ({
    box: '0 0 84 62',
    inner: `<path d="M8 54C0 44 6 32 16 32 16 18 32 12 42 20c10-8 26-2 26 12 10 0 16 12 8 22z" fill="$leaf"/><path d="M68 34c6 6 6 14 0 20h8c8-10 2-20-8-20z" fill="$leaf-lo" stroke="none"/><g fill="$jam" stroke-width="2.400"><path d="M24 40c5-2 9 1 7 6-1 3-4 5-6 5s-6-8-1-11zM46 30c5-2 9 1 7 6-1 3-4 5-6 5s-6-8-1-11zM56 46c4-2 7 1 6 5-1 2-3 4-5 4s-5-7-1-9z"/></g>`,
  }),
  jar: (): Drawing => ({
    box: '0 0 56 68',
    inner: `<path d="M10 22h36v34c0 5-3 8-8 8H18c-5 0-8-3-8-8z" fill="$milk"/><path d="M10 32c6-4 10 3 18 0s12-3 18 0v24c0 5-3 8-8 8H18c-5 0-8-3-8-8z" fill="$jam" stroke="none"/><path d="M10 22h36v34c0 5-3 8-8 8H18c-5 0-8-3-8-8z"/><path d="M6 10c8-6 36-6 44 0l-3 12H9z" fill="$icing"/><path d="M17 30v14" stroke="$white"/>`,
  }),
  windmill: (): Drawing => ({
    box: '0 0 96 110',
    inner: `<path d="M34 50h28l8 54H26z" fill="$cream"/><path d="M58 50h4l8 54H60z" fill="$cream-lo" stroke="none"/><path d="M34 50h28l8 54H26z"/><path d="M30 52c2-14 34-14 36 0z" fill="$crust"/><path d="M42 104V88c0-8 12-8 12 0v16z" fill="$choco"/><g fill="$milk"><path d="M48 42L40 8l14-2z"/><path d="M48 42l34 8-2-14z"/><path d="M48 42l8 34-14 2z" opacity=".96"/><path d="M48 42L14 34l2 14z"/></g><circle cx="48" cy="42" r="5" fill="$butter"/>`,
  }),
  tree: (): Drawing => ({
    box: '0 0 60 82',
    inner: `<path d="M26 50h9v28h-9z" fill="$choco"/><path d="M30 6c16 0 26 12 26 26S46 56 30 56 4 46 4 32 14 6 30 6z" fill="$matcha"/><path d="M44 12c16 14 8 42-14 44 14 2 26-10 26-24 0-9-5-16-12-20z" fill="$matcha-lo" stroke="none"/><path d="M30 6c16 0 26 12 26 26S46 56 30 56 4 46 4 32 14 6 30 6z"/><path d="M16 26c2-6 6-9 11-10" stroke="$white" opacity=".7"/>`,
  }),
  pin: (): Drawing => ({
    box: '0 0 48 60',
    inner: `<path d="M14 6h28l-6 10 6 10H14z" fill="$butter"/><path d="M14 4v52"/>`,
  }),
  store: (): Drawing => ({
    box: '0 0 48 48',
    stroke: 2.6,
    inner:
      shade('M8 20H40V42H8Z', '$milk', '$milk-lo', { ax: 14, ay: 24, k: 0.94 }) +
      path('M19 42V31Q24 26 29 31V42Z', '$loaf') +
      flat(path('M8 20H40V25H8Z', '$milk-lo')) +
      path('M7 8H41L44 20C44 26 36 27 34 21C32 27 26 27 24 21C22 27 16 27 14 21C12 27 4 26 4 20Z', '$jam') +
      flat(path('M15 9.5H21L19 20C18 24 15.5 24.5 14.8 20ZM27 9.5H33L33.5 20C33 24 29.5 24.5 29 20Z', '$milk')) +
      path('M7 8H41L44 20C44 26 36 27 34 21C32 27 26 27 24 21C22 27 16 27 14 21C12 27 4 26 4 20Z'),
  }),
  crown: (): Drawing => ({
    box: '0 0 48 48',
    stroke: 2.6,
    inner:
      shade('M8 38L4 15L15 22L24 7L33 22L44 15L40 38Q24 43 8 38Z', '$butter', '$butter-lo', {
        ax: 20,
        ay: 26,
        k: 0.9,
      }) +
      line('M8.5 33Q24 37.5 39.5 33', '$butter-lo', 2.4) +
      flat(
        ellipse(24, 28, 3, 3, '$jam') + ellipse(14, 28, 2.2, 2.2, '$gem-lo') + ellipse(34, 28, 2.2, 2.2, '$gem-lo'),
      ) +
      line('M9.5 20.5L12 30', '$white', 2.6),
  }),
  gift: (): Drawing => ({
    box: '0 0 48 48',
    stroke: 2.6,
    inner:
      path('M24 16C13 16 10 5 17 4.5C22 4.2 23.5 10 24 16ZM24 16C35 16 38 5 31 4.5C26 4.2 24.5 10 24 16Z', '$butter') +
      shade('M8 25H40V40Q40 43 37 43H11Q8 43 8 40Z', '$jam', '$jam-lo', { ax: 14, ay: 28, k: 0.93 }) +
      shade('M5 16H43V25H5Z', '$icing', '$icing-lo', { ax: 14, ay: 18, k: 0.94 }) +
      path('M19.5 16H28.5V43H19.5Z', '$butter'),
  }),
  oven: (): Drawing => ({
    box: '0 0 96 92',
    inner: `<path d="M10 86V40C10 20 26 8 48 8s38 12 38 32v46z" fill="$stone"/><path d="M74 18c8 6 12 13 12 22v46H74z" fill="$stone-lo" stroke="none"/><path d="M10 86V40C10 20 26 8 48 8s38 12 38 32v46z"/><path d="M26 76V54c0-12 9-20 22-20s22 8 22 20v22z" fill="$choco-lo"/><path d="M34 76c-4-10 4-14 6-20 3 4 4 6 4 9 3-3 4-8 3-13 8 5 14 14 11 24z" fill="$flame" stroke-width="2.400"/><path d="M6 86h84"/><path d="M18 30l10 4M38 14l4 9M66 18l-6 7M80 38l-8 2" stroke-width="2.200" opacity=".5"/>`,
  }),
};

export type PropName = keyof typeof PROPS;
