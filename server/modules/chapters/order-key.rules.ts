const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const BASE = DIGITS.length;
const WIDTH = 4;
/** A list whose keys would become longer gets new ones. */
export const ORDER_KEY_MAX = 200;

/**
 * Key of the item at `index` (0 to 14,776,335) of a list written in one go; keys stand in byte order.
 * They are integers of fractional indexing (https://observablehq.com/@dgreensp/implementing-fractional-indexing),
 * so that a later key can be made between any two.
 */
export function orderKeyAt(index: number): string {
  let rest = index;
  let digits = '';
  for (let place = 0; place < WIDTH; place++) {
    digits = DIGITS.charAt(rest % BASE) + digits;
    rest = Math.floor(rest / BASE);
  }
  return `d${digits}`;
}

/**
 * So many keys in byte order between two; null stands for the beginning or the end of the list. Null where there is no room
 * (keys that are equal or none of ours, or one that would pass 200 characters): the list needs new keys first.
 */
export function orderKeysBetween(after: string | null, before: string | null, count: number): string[] | null {
  if (![after, before].every(isKey) || (after !== null && before !== null && after >= before)) return null;
  const keys = spread(after, before, count);
  return keys.every((key) => key.length <= ORDER_KEY_MAX) ? keys : null;
}

/** From the middle outwards, so that many keys between two are hardly longer than one. */
function spread(after: string | null, before: string | null, count: number): string[] {
  if (count <= 0) return [];
  if (before === null || after === null) {
    const keys: string[] = [];
    for (let key = after === null ? before : after; keys.length < count; ) {
      key = before === null ? keyBetween(key, null) : keyBetween(null, key);
      keys.push(key);
    }
    return before === null ? keys : keys.reverse();
  }
  const middle = keyBetween(after, before);
  const left = Math.floor((count - 1) / 2);
  return [...spread(after, middle, left), middle, ...spread(middle, before, count - 1 - left)];
}

function keyBetween(after: string | null, before: string | null): string {
  if (after === null) return before === null ? orderKeyAt(0) : keyBefore(before);
  const integer = integerOf(after);
  if (before !== null && integer === integerOf(before))
    return integer + fractionBetween(after.slice(integer.length), before.slice(integer.length));
  const next = step(integer, 1);
  return next !== null && (before === null || next < before)
    ? next
    : integer + fractionBetween(after.slice(integer.length), null);
}

function keyBefore(before: string): string {
  const integer = integerOf(before);
  if (integer < before) return integer;
  const previous = step(integer, -1);
  // Below the smallest integer of all there is nothing; no list is changed that often.
  if (previous === null) throw new Error('no order key is smaller');
  return previous;
}

/** A fraction between two; none ends in the digit 0, so there is always one. `before` null is the end of all fractions. */
function fractionBetween(after: string, before: string | null): string {
  let shared = 0;
  while (before !== null && shared < before.length && digitAt(after, shared) === digitAt(before, shared)) shared++;
  const prefix = before === null ? '' : before.slice(0, shared);
  const low = digitAt(after, shared);
  const high = before === null ? BASE : digitAt(before, shared);
  const rest = after.slice(shared + 1);
  if (high - low > 1) return prefix + DIGITS.charAt(Math.round((low + high) / 2));
  // Neighbouring digits: a longer `before` can be cut, else one goes deeper behind `after`.
  if (before !== null && before.length > shared + 1) return prefix + DIGITS.charAt(high);
  return prefix + DIGITS.charAt(low) + fractionBetween(rest, null);
}

const digitAt = (fraction: string, place: number): number =>
  place < fraction.length ? DIGITS.indexOf(fraction.charAt(place)) : 0;

/** Digits of an integer by its first letter: a, b, c… count up one, two, three digits, Z, Y, X… down. */
const widthOf = (head: string): number =>
  head >= 'a' ? head.charCodeAt(0) - 96 : 'Z'.charCodeAt(0) - head.charCodeAt(0) + 1;

const integerOf = (key: string): string => key.slice(0, widthOf(key.charAt(0)) + 1);

/** The integer after or before one, null beyond the last. */
function step(integer: string, by: 1 | -1): string | null {
  const head = integer.charAt(0);
  const digits = [...integer.slice(1)].map((digit) => DIGITS.indexOf(digit));
  for (let place = digits.length - 1; place >= 0; place--) {
    const digit = (digits[place] as number) + by;
    digits[place] = (digit + BASE) % BASE;
    if (digit >= 0 && digit < BASE) return head + digits.map((one) => DIGITS.charAt(one)).join('');
  }
  const next = nextHead(head, by);
  return next && next + DIGITS.charAt(by === 1 ? 0 : BASE - 1).repeat(widthOf(next));
}

function nextHead(head: string, by: 1 | -1): string | null {
  if (head === (by === 1 ? 'z' : 'A')) return null;
  if (by === 1 && head === 'Z') return 'a';
  if (by === -1 && head === 'a') return 'Z';
  return String.fromCharCode(head.charCodeAt(0) + by);
}

function isKey(key: string | null): boolean {
  if (key === null) return true;
  if (!/^[A-Za-z][0-9A-Za-z]*$/.test(key)) return false;
  const integer = integerOf(key);
  return integer.length === widthOf(key.charAt(0)) + 1 && (key.length === integer.length || !key.endsWith('0'));
}
