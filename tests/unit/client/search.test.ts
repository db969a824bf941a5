import { describe, expect, it } from 'vitest';
import { asFlag, asId, asText } from '#client/routing/search.ts';

describe('what an address may say', () => {
  it.each([
    [3, 3],
    [0, undefined],
    [-2, undefined],
    [1.5, undefined],
    ['3', undefined],
    [undefined, undefined],
  ])('id %s', (value, id) => expect(asId(value)).toBe(id));

  it.each([
    ['x', 'x'],
    ['', undefined],
    [4, undefined],
  ])('text %s', (value, text) => expect(asText(value)).toBe(text));

  it.each([
    [true, true],
    [1, true],
    ['true', true],
    [false, undefined],
    ['no', undefined],
  ])('flag %s', (value, flag) => expect(asFlag(value)).toBe(flag));
});
