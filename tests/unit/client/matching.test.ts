import { expect, test } from 'vitest';
import { matches } from '#client/features/shelf/matching.ts';

test.each([
  ['', ['古诗词'], true],
  ['  ', ['古诗词'], true],
  ['诗词', ['初中', '古诗词名句'], true],
  ['ENGLISH words', ['Everyday English', null, 'words'], true],
  ['english hanzi', ['Everyday English', 'words'], false],
  ['英语', ['古诗词'], false],
])('%j in %j: %s', (search, texts, found) => {
  expect(matches(search, texts)).toBe(found);
});
