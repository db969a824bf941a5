import { describe, expect, it } from 'vitest';
import { groupIndex, groupsOf } from '#domain/cards/cloze/blanks.ts';
import { readingOf, withToneMark } from '#domain/cards/hanzi/pinyin.ts';
import { normaliseCardContent, splitDistractors } from '#domain/cards/normalise.ts';
import { cardDetail, cardTitle } from '#domain/cards/summary.ts';
import { needsVerticalLayout, textWidth } from '#domain/cards/text-width.ts';
import { clozeCard, hanziCard, mcqCard, wordCard } from '../support/cards.ts';

describe('withToneMark', () => {
  it.each([
    ['chun1', 'chūn'],
    ['liu3', 'liǔ'],
    ['gui4', 'guì'],
    ['lai2', 'lái'],
    ['shou3', 'shǒu'],
    ['xiong2', 'xióng'],
    ['yue4', 'yuè'],
    ['lv4', 'lǜ'],
    ['nu:3', 'nǚ'],
    ['lüe4', 'lüè'],
    ['le5', 'le'],
    ['le0', 'le'],
    ['le', 'le'],
    ['er2', 'ér'],
    ['Bei3', 'běi'],
    ['ng2', 'ng'],
    ['chūn', 'chūn'],
    ['chun12', 'chun12'],
  ])('%s is %s', (pinyin, marked) => {
    expect(withToneMark(pinyin)).toBe(marked);
  });

  it('reads a group syllable by syllable', () => {
    expect(readingOf(hanziCard('春天', 'chun1 tian1').hanzi[0]?.hanzi ?? [])).toBe('chūn tiān');
  });
});

describe('text width', () => {
  it.each([
    ['abc', 3],
    ['中文', 4],
    ['a中', 3],
    ['，。', 4],
    ['Ａ', 2],
    ['𠮷', 2],
    ['é', 1],
    ['', 0],
  ])('%s is %i units', (text, width) => {
    expect(textWidth(text)).toBe(width);
  });

  it('lays options out vertically above 12 units', () => {
    expect(needsVerticalLayout(['中文中文中文', 'twelve chars'])).toBe(false);
    expect(needsVerticalLayout(['短', '中文中文中文a'])).toBe(true);
  });
});

describe('cloze groups', () => {
  it.each([
    ['c1', 1],
    ['c9', 9],
    ['c10', 10],
    ['c*', Number.POSITIVE_INFINITY],
    ['c0', Number.NaN],
    ['c01', Number.NaN],
    ['C1', Number.NaN],
    ['1', Number.NaN],
  ])('%s has the index %d', (group, index) => {
    expect(groupIndex(group)).toBe(index);
  });

  it('are ordered by index, the wildcard last, each once', () => {
    const cloze = (group: string) => ({ cloze: { group, text: 'x', distrators: [], giveAwayDistrators: [] } });
    expect(groupsOf([['c*', 'c10', 'c2'].map(cloze), ['c2', 'c1'].map(cloze)])).toEqual(['c1', 'c2', 'c10', 'c*']);
  });
});

describe('normalising', () => {
  it.each([
    ['甲 || 乙||||丙 ', ['甲', '乙', '丙']],
    ['a|b', ['a|b']],
    [' || ', []],
  ])('splits the distractors "%s"', (text, parts) => {
    expect(splitDistractors(text)).toEqual(parts);
  });

  it('trims a word card and drops list entries with a blank field', () => {
    const card = normaliseCardContent(
      wordCard(' oven ', ' 烤炉 ', {
        prons: [
          { label: ' ', language: 'en-US' },
          { label: ' /ˈʌvn/ ', language: 'en-GB' },
        ],
        examples: [{ source: 'In the oven.', translation: '' }],
        tabs: [{ title: '词根', content: ' x ' }],
        distrators: [{ word: 'jar', definition: ' ' }],
      }),
    );
    expect(card).toEqual(
      wordCard('oven', '烤炉', {
        prons: [{ label: '/ˈʌvn/', language: 'en-GB' }],
        tabs: [{ title: '词根', content: 'x' }],
      }),
    );
  });

  it('splits cloze distractors, drops empty parts and paragraphs, keeps spaces inside text', () => {
    const card = clozeCard([{ text: ' 月 ', distrators: ['日||星 ', ''] }]);
    const messy = { ...card, content: [[{ text: 'a b ' }, ...(card.content[0] ?? []), { text: '' }], [{ text: '' }]] };
    const parts = normaliseCardContent(messy) as typeof card;
    expect(parts.content).toHaveLength(1);
    expect(parts.content[0]?.[0]).toEqual({ text: 'a b ' });
    expect(parts.content[0]?.[2]).toMatchObject({ cloze: { text: '月', distrators: ['日', '星'] } });
    expect(parts.content[0]).toHaveLength(4);
  });

  it('trims options, but keeps empty ones for the validator to refuse', () => {
    const card = normaliseCardContent(
      mcqCard([
        [' 甲 ', true],
        [' ', false],
      ]),
    );
    expect(card).toMatchObject({ options: [{ content: '甲' }, { content: '' }] });
  });

  it('drops blank entries of a hanzi analysis', () => {
    const card = normaliseCardContent(
      hanziCard('春', 'chun1', { analysis: [{ text: ' ' }, { hanzi: [{ char: '', pinyin: '' }] }, { text: '春天' }] }),
    );
    expect(card).toMatchObject({ analysis: [{ text: '春天' }] });
  });
});

describe('the card in a list', () => {
  it.each([
    [clozeCard([{ text: '松间' }], { analysis: '王维' }), '第0句松间。', '王维'],
    [wordCard('oven', '烤炉'), 'oven', '烤炉'],
    [
      mcqCard([
        ['甲', true],
        ['乙', false],
        ['丙', true],
      ]),
      '哪一个？',
      '甲 · 丙',
    ],
    [hanziCard('春天', 'chun1 tian1'), '春天', 'chūn tiān'],
  ])('%#', (card, title, detail) => {
    expect([cardTitle(card), cardDetail(card)]).toEqual([title, detail]);
  });
});
