import type { Drawing } from './drawing.ts';
import { group, line, path } from './shapes.ts';

const WIDTH = 2.6;
const TILE = path('M7 3H41Q45 3 45 7V41Q45 45 41 45H7Q3 45 3 41V7Q3 3 7 3Z', '$milk');

/** What a character shows, 48 × 48. */
export const thing = (inner: string): Drawing => ({ box: '-1.5 -1.5 51 51', stroke: WIDTH, inner });

/**
 * What a character shows, and beside it how it was written three thousand years ago, simplified after oracle bones and bronzes. `old`
 * is a path in 48 × 48.
 */
export const withOldForm = (inner: string, old: string): Drawing => ({
  box: '-1.5 -1.5 105 51',
  stroke: WIDTH,
  inner: inner + group('translate(54 0)', TILE + line(old, '$choco', 3)),
});

/** A path twice or more, moved and made smaller: characters that are made of others. Only absolute commands. */
export const placed = (d: string, x: number, y: number, s: number): string =>
  d.replace(/([A-Z])([^A-Z]*)/g, (_, command: string, numbers: string) => {
    const values = numbers.match(/-?[\d.]+/g)?.map(Number) ?? [];
    const moved = values.map((value, i) => {
      const isY = command === 'V' || (command !== 'H' && i % 2 === 1);
      return +(value * s + (isY ? y : x)).toFixed(2);
    });
    return command + moved.join(' ');
  });

/** Old forms that stand in several characters. */
export const OLD = {
  sun: 'M24 11C33 11 37 17 37 24C37 31 33 37 24 37C15 37 11 31 11 24C11 17 15 11 24 11M20 24H28',
  moon: 'M31 8C17 11 12 26 20 40C33 35 37 21 31 8M26 19L24 29',
  tree: 'M24 8V41M24 19C19 19 14 15 13 9M24 19C29 19 34 15 35 9M24 30C19 30 14 34 13 40M24 30C29 30 34 34 35 40',
  person: 'M28 8C26 15 22 19 14 25M26 14C26 24 28 33 33 41',
  woman: 'M25 7C28 16 25 25 17 30M11 17C19 12 31 14 36 22C30 30 20 31 12 25M23 25C28 30 28 37 17 41',
  child: 'M24 7C30 7 30 17 24 17C18 17 18 7 24 7M24 17V41M11 23C17 28 31 28 37 23',
  field: 'M10 10H38V38H10V10M24 10V38M10 24H38',
  eye: 'M6 25C13 12 35 12 42 24C33 36 15 37 6 25M24 17C33 17 33 31 24 31C15 31 15 17 24 17',
  mouth: 'M11 14V21C13 36 35 36 37 21V14M11 18H37',
  hand: 'M25 41C25 30 23 22 22 8M24 18C18 18 13 15 11 10M24 24C17 25 12 23 9 18M24 18C30 18 35 14 37 9M25 25C31 25 36 22 39 17',
} as const;
