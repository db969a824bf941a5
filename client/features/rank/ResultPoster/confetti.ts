import type { Drawing } from '#client/art/kit/drawing.ts';
import { at, ellipse, flat, path, star } from '#client/art/kit/shapes.ts';

const COLOURS = ['$jam', '$gem', '$butter', '$taro-lo', '$leaf', '$flame'] as const;
const PIECES = 44;
/** A number from 0 to 1 that is the same each time: confetti falls alike in every picture. */
const chance = (place: number, salt: number) => {
  const v = Math.sin(place * 127.1 + salt * 311.7) * 43_758.5453;
  return v - Math.floor(v);
};

const shapes = [
  (colour: string) => path('M-4.5 -3.6L4.5 -4.5L3.6 4.5L-4.5 3.6Z', colour),
  (colour: string) => ellipse(0, 0, 3.6, 3.6, colour),
  (colour: string) => path(star(5.6), colour),
] as const;

/** Paper in the air, over the upper half of its box. */
export const confetti: Drawing = {
  box: '0 0 480 480',
  inner: flat(
    Array.from({ length: PIECES }, (_, place) => {
      const colour = COLOURS[place % COLOURS.length] as string;
      const shape = shapes[place % shapes.length] as (colour: string) => string;
      return at(
        ((place + chance(place, 3)) / PIECES) * 480,
        60 + chance(place, 4) * 250,
        shape(colour),
        1,
        (place * 47) % 180,
      );
    }).join(''),
  ),
};
