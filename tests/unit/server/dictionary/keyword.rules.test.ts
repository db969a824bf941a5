import { expect, test } from 'vitest';
import { isFuzzy, searchedFor } from '#server/modules/dictionary/keyword.rules.ts';

test.each([
  ['bread', 'bread'],
  ['  Bread ', 'bread'],
  ['ICE   Cream', 'ice cream'],
  ['don’t', "don't"],
  ['well-known', 'well-known'],
  ['Café', 'café'],
  ['café', 'café'],
  ['e.g.', 'e.g.'],
  ['3d', null],
  ['', null],
  ['   ', null],
  ['%', null],
  ['a%', null],
  ['a_b', null],
  ['b\0read', null],
  ["'; DROP TABLE dictionary_word", null],
])('%j is searched for as %j', (keyword, expected) => {
  expect(searchedFor(keyword)).toBe(expected);
});

test('what is shorter than three letters resembles too much', () => {
  expect([isFuzzy('ab'), isFuzzy('abc')]).toEqual([false, true]);
});
