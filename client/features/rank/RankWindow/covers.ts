import type { Drawing } from '#client/art/kit/drawing.ts';
import { at, ellipse, flat, group, line, path, shade } from '#client/art/kit/shapes.ts';

/** The box of the cake, which these stand before. */
const BOX = '0 36 400 394';

const CLOTH =
  'M200 52C168 56 148 84 138 124C122 192 84 246 46 300Q64 322 88 308Q108 328 134 312Q158 332 184 316Q208 334 234 316Q260 330 284 312Q308 326 330 308Q346 312 356 298C316 244 278 192 262 124C252 84 232 56 200 52Z';
const FOLDS =
  'M192 74C176 140 150 230 134 308M206 74C204 150 190 240 186 312M216 78C232 150 236 240 236 312M180 92C150 170 112 240 90 304M226 92C250 170 268 240 286 308';
const HEM =
  'M62 273Q82 296 104 284Q122 302 146 288Q168 306 192 292Q214 308 238 292Q262 304 284 288Q306 300 326 284Q334 282 341 275';
const BOW = 'M200 58C178 30 150 36 152 54C154 70 182 68 200 58ZM200 58C222 30 250 36 248 54C246 70 218 68 200 58Z';

/** A cloth over the cake of who may not play yet. */
export const veil: Drawing = {
  box: BOX,
  inner:
    shade(CLOTH, '$milk', '$milk-lo', {
      ax: 150,
      ay: 180,
      k: 0.95,
      decor: `<g fill="none">${line(HEM, '$jam', 7)}</g>`,
    }) +
    line(FOLDS, '$milk-lo', 3) +
    path(CLOTH) +
    path(BOW, '$jam') +
    path('M190 50H210V68H190Z', '$jam') +
    at(
      200,
      196,
      ellipse(0, 0, 34, 34, '$butter') + line('M-11 -8C-11 -22 11 -22 11 -8C11 2 0 2 0 11M0 20V20.5', '$outline', 7),
    ),
};

const GLASS = 'M30 372V196C30 96 108 52 200 52S370 96 370 196V372';
// in two heaps, with the name of the lowest layer between them
const SNOW =
  'M30 372C40 350 62 362 78 356C96 350 104 368 132 372ZM262 372C284 362 300 366 318 358C338 350 360 354 370 372Z';

const flake = (x: number, y: number, r: number) =>
  at(x, y, [0, 60, 120].map((turn) => group(`rotate(${turn})`, line(`M0 ${-r}V${r}`, '$white', 3))).join(''));

/** A bell of glass over the cake while exp is counted. */
export const dome: Drawing = {
  box: BOX,
  inner:
    flat(
      path(`${GLASS}Z`, '$sea', 'opacity=".2"') +
        path('M52 372V198C52 128 96 92 132 80C104 108 86 140 86 198V372Z', '$white', 'opacity=".42"'),
    ) +
    path(GLASS) +
    path('M188 52C186 40 192 34 200 34S214 40 212 52Z', '$silver') +
    flat(path(SNOW, '$white', 'opacity=".85"')) +
    flake(342, 84, 12) +
    flake(60, 112, 8) +
    flake(384, 168, 7) +
    flake(16, 200, 10),
};

const ICICLES = [
  [14, 26, 13],
  [30, 44, 15],
  [47, 22, 12],
  [112, 30, 13],
  [127, 18, 11],
  [206, 24, 12],
  [221, 40, 14],
  [300, 20, 11],
  [314, 34, 14],
  [362, 46, 15],
  [379, 28, 13],
] as const;

/** What hangs from the awning then. */
export const icicles: Drawing = {
  box: '0 0 400 60',
  stroke: 2.2,
  inner: ICICLES.map(([x, long, wide]) => {
    const [left, right, low] = [x - wide / 2, x + wide / 2, long * 0.5];
    return path(
      `M${left} -4H${right}C${right} ${low} ${x + 2} ${long * 0.8} ${x} ${long}C${x - 2} ${long * 0.8} ${left} ${low} ${left} -4Z`,
      '$sea',
    );
  }).join(''),
};
