import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ORDER_KEY_MAX, orderKeyAt, orderKeysBetween } from '#server/modules/chapters/order-key.rules.ts';

const bytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));

it('keys of a list written in one go stand in byte order', () => {
  const keys = [0, 1, 61, 62, 3843, 3844, 238_328, 14_776_335].map(orderKeyAt);
  expect([...keys].sort(bytes)).toEqual(keys);
});

it('whatever is put wherever, the keys stand in the order of the list, each its own', () => {
  const places = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 1, max: 5 })), { maxLength: 150 });
  fc.assert(
    fc.property(places, fc.integer({ min: 0, max: 5 }), (steps, written) => {
      const list = Array.from({ length: written }, (_, index) => orderKeyAt(index));
      for (const [random, count] of steps) {
        const at = random % (list.length + 1);
        const keys = orderKeysBetween(list[at - 1] ?? null, list[at] ?? null, count);
        if (!keys) return list.some((key) => key.length > ORDER_KEY_MAX - 50);
        expect(keys).toHaveLength(count);
        list.splice(at, 0, ...keys);
      }
      expect([...new Set(list)].sort(bytes)).toEqual(list);
      return true;
    }),
    { numRuns: 300 },
  );
});

it.each([
  ['at the end', (list: string[]) => list.length],
  ['at the beginning', () => 0],
])('ten thousand put %s have short keys', (_, placeIn) => {
  const list: string[] = [];
  for (let count = 0; count < 10_000; count++) {
    const at = placeIn(list);
    list.splice(at, 0, ...(orderKeysBetween(list[at - 1] ?? null, list[at] ?? null, 1) as string[]));
  }
  expect(Math.max(...list.map((key) => key.length))).toBeLessThanOrEqual(6);
});

it('always before the same one, a key is refused before it passes 200 characters, and only after hundreds', () => {
  const before = orderKeyAt(1);
  let after = orderKeyAt(0);
  let count = 0;
  for (let keys: string[] | null = [after]; keys; count++) {
    after = keys[0] as string;
    expect(after.length).toBeLessThanOrEqual(ORDER_KEY_MAX);
    keys = orderKeysBetween(after, before, 1);
  }
  expect(count).toBeGreaterThan(800);
});

it.each([
  ['d0001', 'd0001'],
  ['d0002', 'd0001'],
  ['d00', null],
  ['', null],
  [null, '#'],
  ['d0000', 'd00010'],
])('there is no key between %s and %s', (after, before) => {
  expect(orderKeysBetween(after, before, 1)).toBeNull();
});
