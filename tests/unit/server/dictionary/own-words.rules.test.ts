import { expect, test } from 'vitest';
import { ownWords, sentencesByWord, type WordCard } from '#server/modules/dictionary/own-words.rules.ts';

const sentence = (source: string) => ({ source, translation: `译：${source}` });
const card = (word: string, ...sources: string[]): WordCard => ({
  word,
  definition: `n. ${word}的意思`,
  prons: [
    { label: `/${word}-uk/`, language: 'en-GB' },
    { label: `/${word}-us/`, language: 'en-US' },
  ],
  examples: sources.map(sentence),
});

test('cards add the words that are not written, after those', () => {
  const words = ownWords(
    [
      ['oven', '/ˈʌvn/', null, 'n. 烤炉'],
      ['May', '/meɪ/', null, 'n. 五月'],
    ],
    [card('oven'), card('jar')],
  );
  expect(words.map(({ spelling, folded, rank, uk, us }) => [spelling, folded, rank, uk, us])).toEqual([
    ['oven', 'oven', 1, '/ˈʌvn/', '/ˈʌvn/'],
    ['May', 'may', 2, '/meɪ/', '/meɪ/'],
    ['jar', 'jar', 3, '/jar-uk/', '/jar-us/'],
  ]);
  expect(words[0]?.explain).toBe('n. 烤炉');
});

test('a word that two packages have a card of is there once', () => {
  expect(ownWords([], [card('jar'), card('oven'), card('jar')]).map(({ spelling }) => spelling)).toEqual([
    'jar',
    'oven',
  ]);
});

test('sentences show the word of their card first, then each word that stands in them; three at most', () => {
  const found = sentencesByWord([
    card('oven', 'Ovens are hot.', 'The oven is on.'),
    card('jar', 'A jar by the oven.', 'The oven, the oven!', "An oven-glove isn't a jar."),
  ]);
  expect(found.get('oven')?.map(({ source }) => source)).toEqual([
    'Ovens are hot.',
    'The oven is on.',
    'A jar by the oven.',
  ]);
  expect(found.get('jar')).toHaveLength(3);
  expect(found.get('hot')).toEqual([sentence('Ovens are hot.')]);
  expect(found.get("isn't")).toHaveLength(1);
  expect(found.get('glove')).toBeUndefined();
});
