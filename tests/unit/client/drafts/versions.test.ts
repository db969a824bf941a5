import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differencesOf,
  placesChanged,
  proposedChoice,
} from '#client/features/workshop/drafts/ConflictPanel/proposal.ts';
import { cardOf, fieldsOf } from '#client/features/workshop/drafts/card-fields.ts';
import { editsBetween, joinSequences } from '#client/features/workshop/drafts/differences.ts';
import { joinedContent, settledContent } from '#client/features/workshop/drafts/versions.ts';
import { type CardContent, cardContentSchema } from '#domain/cards/content.ts';
import { clozeContent, textOf } from './support/content.ts';

const tokens = fc.array(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 12 });

describe('two sequences', () => {
  it('differ by edits that lead from one to the other', () => {
    fc.assert(
      fc.property(tokens, tokens, (from, to) => {
        const { kept, inserted } = editsBetween(from, to);
        const rebuilt = inserted.flatMap((added, at) => [...added, ...(kept[at] && from[at] ? [from[at]] : [])]);
        expect(rebuilt).toEqual(to);
      }),
    );
  });

  it('join to the one that changed where only one did, and to either where both did the same', () => {
    fc.assert(
      fc.property(tokens, tokens, (base, changed) => {
        const words = (mine: string[], theirs: string[]) => joinSequences(base, mine, theirs).map(({ token }) => token);
        expect(words(changed, base)).toEqual(changed);
        expect(words(base, changed)).toEqual(changed);
        expect(words(changed, changed)).toEqual(changed);
      }),
    );
  });
});

it.each([
  ['', '甲', '乙', '甲乙'],
  ['空山', '空山新雨后', '王维：空山', '王维：空山新雨后'],
  ['空山新雨', '山新雨', '空山雨', '山雨'],
  ['the big cat', 'the very big cat', 'the big dog', 'the very big dog'],
  ['abc def', 'abd def', 'abc deg', 'abd deg'],
])('%j, made %j here and %j there, is %j', (base, mine, theirs, joined) => {
  expect(textOf(joinedContent(clozeContent(base), clozeContent(mine), clozeContent(theirs)))).toBe(joined);
});

const samples: CardContent[] = [
  {
    type: 'cloze.card',
    content: [
      [{ text: '水 ' }, { cloze: { group: 'c1', text: '氧', distrators: ['氢'], giveAwayDistrators: ['金'] } }],
      [{ cloze: { group: 'c1', text: '氧', distrators: [], giveAwayDistrators: [] } }, { text: '。' }],
    ],
    altContents: [[[{ text: '另' }]]],
    analysis: '见 27 页。\n完',
    illustration: { assetId: 'kit:loaf' },
  },
  {
    ...{ type: 'enWord.card', word: 'resilient', definition: 'adj. 有弹性的', illustration: null },
    prons: [{ label: '/r/', language: 'en-US' }],
    examples: [{ source: 'a', translation: 'b' }],
    tabs: [{ title: 't', content: 'c' }],
    distrators: [{ word: 'w', definition: 'd' }],
  },
  {
    ...{ type: 'mcq.card', question: '几个？', illustration: null, analysis: '' },
    options: [
      { content: '一', isAnswer: true },
      { content: '二', isAnswer: false },
    ],
  },
  {
    ...{ type: 'kidHanzi.card', illustration: null },
    hanzi: [{ hanzi: [{ char: '春', pinyin: 'chun1' }] }],
    analysis: [{ text: '春天' }, { hanzi: [{ char: '天', pinyin: 'tian1' }] }],
  },
];

describe.each(samples.map((card) => [card.type, card] as const))('%s', (_, card) => {
  it('is what its fields say', () => {
    expect(cardOf(card.type, fieldsOf(card))).toEqual(cardContentSchema.parse(card));
  });
});

describe('two versions of a card', () => {
  const word = (definition: string, word = 'resilient') =>
    JSON.stringify({ type: 'enWord.card', word, definition, illustration: null });

  it('differ in the fields that read differently, and each is proposed as whoever changed it has it', () => {
    const fields = differencesOf(word('弹'), word('弹性'), word('弹', 'Resilient'));
    expect(fields.map((field) => [field.name, proposedChoice(field)])).toEqual([
      ['word', 'theirs'],
      ['definition', 'mine'],
    ]);
  });

  it('are settled field by field', () => {
    const [base, mine, theirs] = [word('弹'), word('弹性', 'r'), word('弹力', 's')];
    const settled = settledContent(base, mine, theirs, { word: 'theirs', definition: 'joined' });
    expect(JSON.parse(settled)).toMatchObject({ word: 's', definition: '弹性力' });
  });

  it('of different kinds are taken whole', () => {
    const [base, mine, theirs] = [word('弹'), word('弹性'), clozeContent('弹')];
    expect(differencesOf(base, mine, theirs).map(({ name }) => name)).toEqual(['whole']);
    expect(settledContent(base, mine, theirs, { whole: 'theirs' })).toBe(theirs);
    expect(settledContent(base, mine, theirs, { whole: 'mine' })).toBe(mine);
  });

  it.each([
    ['空山', '空山', 0],
    ['空山', '空山雨', 1],
    ['空山新雨后', '空谷新雨前', 2],
    ['', '空山', 1],
  ])('%j and %j differ in %i places', (one, other, places) => {
    expect(placesChanged([...one], [...other])).toBe(places);
  });
});
