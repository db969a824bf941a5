import { describe, expect, it } from 'vitest';
import type { CardContent } from '#domain/cards/content.ts';
import { validateCardContent } from '#domain/cards/validate.ts';
import { clozeCard, hanziCard, mcqCard, wordCard } from '../support/cards.ts';

const good: [string, CardContent][] = [
  ['cloze', clozeCard([{ text: '松间' }, { text: '石上' }])],
  ['cloze with the wildcard group', { ...clozeCard([]), content: [[{ cloze: blank('c*', '月') }]] }],
  ['word', wordCard('reluctant', '不情愿的')],
  [
    'choice of two',
    mcqCard([
      ['对', true],
      ['错', false],
    ]),
  ],
  ['hanzi of ten characters', hanziCard('一二三四五六七八九十', 'yi1 er4 san1 si4 wu3 liu4 qi1 ba1 jiu3 shi2')],
];

const bad: [string, CardContent, object][] = [
  ['no text', { ...clozeCard([]), content: [] }, { path: 'content', key: 'validate_tip7' }],
  ['no blank', clozeCard([]), { path: 'content', key: 'validate_tip8' }],
  ['group c0', withGroup('c0'), { path: 'content.0.1.cloze.group', key: 'validate_tip9' }],
  ['leading zero', withGroup('c01'), { path: 'content.0.1.cloze.group', key: 'validate_tip9' }],
  ['group x1', withGroup('x1'), { path: 'content.0.1.cloze.group', key: 'validate_tip9' }],
  ['empty blank', clozeCard([{ text: ' ' }]), { path: 'content.0.1.cloze.text', key: 'card_wrong' }],
  [
    'rephrasing with fewer blanks',
    clozeCard([{ text: '松间' }, { text: '石上' }], { altContents: [clozeCard([{ text: '松间' }]).content] }),
    { path: 'altContents.0', key: 'validate_tip10' },
  ],
  [
    'long analysis',
    clozeCard([{ text: '月' }], { analysis: '长'.repeat(1003) }),
    { path: 'analysis', key: 'validate_tip11', excess: 3 },
  ],
  [
    'long content over several parts',
    { ...clozeCard([]), content: [[{ text: '字'.repeat(600) }, { cloze: blank('c1', '月'.repeat(405)) }]] },
    { path: 'content', key: 'validate_tip11', excess: 5 },
  ],
  ['no word', wordCard('  ', '意思'), { path: 'word', key: 'validate_tip2' }],
  ['no definition', wordCard('word', ''), { path: 'definition', key: 'validate_tip3' }],
  ['long word', wordCard('a'.repeat(1001), '意思'), { path: 'word', key: 'validate_tip11', excess: 1 }],
  [
    'no question',
    mcqCard(
      [
        ['对', true],
        ['错', false],
      ],
      { question: ' ' },
    ),
    { path: 'question', key: 'validate_tip6' },
  ],
  [
    'no right option',
    mcqCard([
      ['甲', false],
      ['乙', false],
    ]),
    { path: 'options', key: 'validate_tip4' },
  ],
  [
    'empty option',
    mcqCard([
      ['甲', true],
      [' ', false],
    ]),
    { path: 'options.1.content', key: 'validate_tip5' },
  ],
  ['one option', mcqCard([['甲', true]]), { path: 'options', key: 'validate_mcq_options' }],
  [
    'ten options',
    mcqCard(Array.from({ length: 10 }, (_, i) => [`${i}`, i === 0])),
    { path: 'options', key: 'validate_mcq_options' },
  ],
  ['no group', hanziCard('春', 'chun1', { hanzi: [] }), { path: 'hanzi', key: 'validate_kid_hanzi_1' }],
  ['empty group', hanziCard('', ''), { path: 'hanzi', key: 'validate_kid_hanzi_1' }],
  [
    'two groups',
    hanziCard('春', 'chun1', { hanzi: [...hanziCard('春', 'chun1').hanzi, ...hanziCard('天', 'tian1').hanzi] }),
    { path: 'hanzi', key: 'validate_kid_hanzi_1' },
  ],
  [
    'eleven characters',
    hanziCard('一'.repeat(11), 'yi1 '.repeat(11)),
    { path: 'hanzi.0', key: 'validate_kid_hanzi_3' },
  ],
  ['no pinyin', hanziCard('春天', 'chun1'), { path: 'hanzi.0.hanzi.1', key: 'card_wrong' }],
  ['no analysis', hanziCard('春', 'chun1', { analysis: [] }), { path: 'analysis', key: 'validate_kid_hanzi_2' }],
  [
    '51 entries of analysis',
    hanziCard('春', 'chun1', { analysis: Array.from({ length: 51 }, () => ({ text: '春' })) }),
    { path: 'analysis', key: 'validate_kid_hanzi_4' },
  ],
];

function blank(group: string, text: string) {
  return { group, text, distrators: [], giveAwayDistrators: [] };
}
function withGroup(group: string): CardContent {
  return { ...clozeCard([]), content: [[{ text: '句' }, { cloze: blank(group, '月') }]] };
}

describe('validateCardContent', () => {
  it.each(good)('accepts: %s', (_, card) => {
    expect(validateCardContent(card)).toEqual([]);
  });

  it.each(bad)('refuses: %s', (_, card, problem) => {
    expect(validateCardContent(card)).toContainEqual(problem);
  });

  it('names every problem, not only the first', () => {
    expect(validateCardContent(wordCard('', '')).map(({ key }) => key)).toEqual(['validate_tip2', 'validate_tip3']);
  });

  it('reports one part that is too long only where it stands', () => {
    const card = {
      ...clozeCard([{ text: '月' }]),
      content: [[{ text: '字'.repeat(1001) }, { cloze: blank('c1', '月') }]],
    };
    expect(validateCardContent(card)).toEqual([{ path: 'content.0.0.text', key: 'validate_tip11', excess: 1 }]);
  });
});
