import { expect, it } from 'vitest';
import { foundIn } from '#domain/cards/found.ts';

const card = JSON.stringify({
  type: 'enWord.card',
  word: 'Sourdough',
  definition: '酸面团',
  illustration: null,
  prons: [],
  examples: [],
  tabs: [],
  distrators: [],
});

it.each([
  ['sour', true],
  ['SOUR 酸', true],
  ['sour 甜', false],
  // the form of a card is not what it says
  ['definition', false],
  ['enWord.card', false],
])('%j found: %j', (asked, found) => expect(foundIn(card, asked)).toBe(found));

it('nothing is found in what cannot be read', () => expect(foundIn('{', '')).toBe(false));
