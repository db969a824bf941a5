const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const WIDTH = 4;

/**
 * Key of the item at `index` (0 to 14,776,335) of a list written in one go; keys stand in byte order.
 * They are integers of fractional indexing (https://observablehq.com/@dgreensp/implementing-fractional-indexing),
 * so that a later key can be made between any two.
 */
export function orderKeyAt(index: number): string {
  let rest = index;
  let digits = '';
  for (let place = 0; place < WIDTH; place++) {
    digits = DIGITS.charAt(rest % DIGITS.length) + digits;
    rest = Math.floor(rest / DIGITS.length);
  }
  return `d${digits}`;
}
