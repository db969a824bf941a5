import type { Drawing } from '#client/art/kit/drawing.ts';
import { at, ellipse, flat, line, path, round } from '#client/art/kit/shapes.ts';
import { LEAGUE_DOWN_AFTER, LEAGUE_GROUP_SIZE, LEAGUE_UP_COUNT, LEAGUE_UP2_COUNT } from '#domain/limits.ts';

const LEFT = 8;
const LENGTH = 304;
const MIDDLE = 58;
const HALF = 34;
/** Points along the upper edge of a slice. */
const POINTS = 24;

/** Where the loaf is so many places long. */
const xOf = (places: number) => LEFT + (LENGTH * places) / LEAGUE_GROUP_SIZE;
/** Half the height of the loaf. */
const heightAt = (x: number) =>
  HALF * Math.sqrt(Math.max(0, 1 - Math.abs((x - LEFT - LENGTH / 2) / (LENGTH / 2)) ** 5));

/** The outline between two heights of the loaf, as parts of half of it: -1 is the top, 1 the bottom. */
function slice(from: number, to: number, top = -1, bottom = 1): string {
  const xs = Array.from({ length: POINTS + 1 }, (_, point) => {
    // Closer together towards the ends, where the loaf is round.
    const part = (1 - Math.cos((Math.PI * point) / POINTS)) / 2;
    return from + (to - from) * part;
  });
  const edge = (side: number, list: number[]) =>
    list.map((x) => `${round(x)} ${round(MIDDLE + side * heightAt(x))}`).join('L');
  return `M${edge(top, xs)}L${edge(bottom, xs.toReversed())}Z`;
}

const ENDS = [0, LEAGUE_UP2_COUNT, LEAGUE_UP_COUNT, LEAGUE_DOWN_AFTER, LEAGUE_GROUP_SIZE].map(xOf);
const COLOURS = ['$emerald-lo', '$emerald', '$crust', '$jam'] as const;
const up = 'M-9 5L0 -4L9 5';
const SIGNS = [`${up}M-9 -5L0 -14L9 -5M-9 15L0 6L9 15`, `${up}`, 'M-10 0H10', 'M-9 -4L0 5L9 -4'] as const;
const pairs = COLOURS.map((colour, band) => [ENDS[band] as number, ENDS[band + 1] as number, colour, band] as const);
const scores = Array.from({ length: 28 }, (_, cut) => LEFT + 20 + cut * ((LENGTH - 40) / 27));

/** A loaf as long as a group: a slice for what each of its places brings. */
export const loaf: Drawing = {
  box: '0 18 320 88',
  inner:
    flat(ellipse(LEFT + LENGTH / 2, 98, 138, 7, '$outline', 'opacity=".14"')) +
    flat(pairs.map(([from, to, colour]) => path(slice(from, to), colour)).join('')) +
    flat(
      path(slice(LEFT, LEFT + LENGTH, 0.45, 1), '$outline', 'opacity=".16"') +
        path(slice(LEFT + 12, LEFT + LENGTH - 12, -0.82, -0.62), '$white', 'opacity=".5"'),
    ) +
    scores
      .map((x) =>
        line(`M${round(x)} ${round(MIDDLE - 0.72 * heightAt(x))}q2.5 5 0 10`, '$outline', 1.6, 'opacity=".55"'),
      )
      .join('') +
    ENDS.slice(1, -1)
      .map((x) => line(`M${round(x)} ${round(MIDDLE - heightAt(x))}V${round(MIDDLE + heightAt(x))}`, '$outline', 2.4))
      .join('') +
    path(slice(LEFT, LEFT + LENGTH)) +
    pairs
      .map(([from, to, , band]) => {
        const sign = SIGNS[band] as string;
        const turn = band === 0 ? 0.62 : 1;
        const [x, y] = [(from + to) / 2 + (band === 0 ? 3 : band === 3 ? -3 : 0), MIDDLE + 2];
        return at(x, y, line(sign, '$outline', 8) + line(sign, '$white', 4), turn);
      })
      .join(''),
};
