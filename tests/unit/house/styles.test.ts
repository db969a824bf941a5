import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { BREAKPOINTS } from '#client/theme/breakpoints.ts';

const sheets = readdirSync('client', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .map((path) => [path, readFileSync(`client/${path}`, 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')] as const);

const widths = Object.values(BREAKPOINTS);
const allowed = new Set([...widths.map((px) => `min-width: ${px}px`), ...widths.map((px) => `max-width: ${px - 1}px`)]);

/** One sheet asks for another width, which is the phone's but for a pixel. */
const OTHER_WIDTHS = [/Statement\.module\.css: min-width: 521px$/];

/**
 * Lengths of gaps, paddings and margins that are written in px rather than as a token, such as what a drawing needs. There may
 * be fewer of them; a new one needs a reason that stands in the decision record.
 */
const PX_SPACING = 211;

const SPACING = /(?<![\w-])(?:(?:row-|column-)?gap|(?:padding|margin)(?:-[a-z]+)*):([^;{}]*);/g;

it('style sheets ask for the four breakpoints and no other width', () => {
  expect(widths).toHaveLength(4);
  const other = sheets.flatMap(([path, css]) =>
    [...css.matchAll(/@media[^{]*/g)]
      .flatMap(([query]) => query.match(/(?:min|max)-width: [^)]*|width\s*[<>]=?[^)]*/g) ?? [])
      .filter((width) => !allowed.has(width))
      .map((width) => `${path}: ${width}`),
  );
  expect(other.filter((one) => !OTHER_WIDTHS.some((known) => known.test(one)))).toEqual([]);
});

it('spacing comes from tokens', () => {
  const inPx = sheets
    .filter(([path]) => path.endsWith('.module.css') && !path.startsWith('art/'))
    .flatMap(([path, css]) =>
      [...css.matchAll(SPACING)].flatMap(([, value = '']) =>
        (value.match(/(?<![\w.-])\d+px/g) ?? []).map((px) => `${path}: ${px}`),
      ),
    );
  expect(inPx.length, inPx.join('\n')).toBeLessThanOrEqual(PX_SPACING);
});
