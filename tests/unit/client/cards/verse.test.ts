import { describe, expect, it } from 'vitest';
import { phrasesOf, piecesOf, poemTitle } from '#client/parts/cards/cloze/verse.ts';

const gap = { blank: 0 };

describe('piecesOf', () => {
  it('moves brackets and punctuation that touch a gap to it', () => {
    expect(piecesOf([{ text: '签订《' }, gap, { text: '》，割让香港岛。' }])).toEqual([
      { text: '签订' },
      { gap, lead: '《', tail: '》，' },
      { text: '割让香港岛。' },
    ]);
  });

  it('leaves nothing behind where the punctuation was all there was', () => {
    expect(piecesOf([gap, { text: '。' }])).toEqual([{ gap, lead: '', tail: '。' }]);
  });

  it('keeps punctuation that touches no gap', () => {
    expect(piecesOf([{ text: '，起句。' }])).toEqual([{ text: '，起句。' }]);
  });
});

describe('phrasesOf', () => {
  it('breaks a verse after its punctuation, inside text and after gaps', () => {
    const verse = [{ text: '竹喧归' }, gap, { text: '，莲动下' }, { blank: 1 }, { text: '。' }];
    expect(phrasesOf(verse)).toEqual([
      [{ text: '竹喧归' }, { gap, lead: '', tail: '，' }],
      [{ text: '莲动下' }, { gap: { blank: 1 }, lead: '', tail: '。' }],
    ]);
    expect(phrasesOf([{ text: '空山新雨后，天气晚来秋。' }])).toEqual([
      [{ text: '空山新雨后，' }],
      [{ text: '天气晚来秋。' }],
    ]);
  });
});

describe('poemTitle', () => {
  it.each([
    ['《静夜思》 唐·李白', { title: '静夜思', source: '唐·李白' }],
    ['《静夜思》', { title: '静夜思', source: '' }],
    ['静夜思', null],
  ])('reads %s', (text, expected) => {
    expect(poemTitle([[{ text }], [{ text: '床前明月光' }]])).toEqual(expected);
  });

  it('is none for a single paragraph or an opening with a gap in it', () => {
    expect(poemTitle([[{ text: '《静夜思》' }]])).toBeNull();
    expect(poemTitle([[{ text: '《静夜思》' }, gap], [{ text: '床前明月光' }]])).toBeNull();
  });
});
