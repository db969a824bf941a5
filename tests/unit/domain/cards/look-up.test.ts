import { expect, it } from 'vitest';
import { lookUpWord, wordsIn } from '#domain/cards/word/look-up.ts';

it.each([
  ['Loaf', 'loaf'],
  [' OVEN ', 'oven'],
  ["it's", null],
  ['rye-bread', null],
  ['h2o', null],
  ['面包', null],
  ['café', null],
  ['', null],
])('%j is looked up as %j', (text, word) => {
  expect(lookUpWord(text)).toBe(word);
});

it('cuts a sentence at the words that can be looked up, and loses nothing of it', () => {
  const sentence = 'It’s a loaf of rye-bread, 2nd of 3 cafés (old)!';
  const pieces = wordsIn(sentence);
  expect(pieces.join('')).toBe(sentence);
  expect(pieces.filter((piece) => lookUpWord(piece) !== null)).toEqual(['a', 'loaf', 'of', 'of', 'old']);
});
