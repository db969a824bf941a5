import { describe, expect, it } from 'vitest';
import { parseCardContent } from '#domain/cards/content.ts';

const cases: [string, unknown][] = [
  ['cloze', { type: 'cloze.card', content: [[{ text: '明月' }, { cloze: { group: 'c1', text: '松间' } }]] }],
  ['word', { type: 'enWord.card', word: 'oven', definition: '烤炉', prons: [{ label: '/ˈʌvn/', language: 'en-GB' }] }],
  ['choice', { type: 'mcq.card', question: '?', options: [{ content: '甲', isAnswer: true }] }],
  [
    'hanzi',
    { type: 'kidHanzi.card', hanzi: [{ hanzi: [{ char: '春', pinyin: 'chun1' }] }], analysis: [{ text: '春天' }] },
  ],
];
const broken: [string, string][] = [
  ['no JSON', '{'],
  ['null', 'null'],
  ['unknown type', '{"type":"poem.card"}'],
  ['missing field', '{"type":"enWord.card","word":"oven"}'],
  ['wrong language', '{"type":"enWord.card","word":"a","definition":"b","prons":[{"label":"x","language":"fr"}]}'],
  ['paragraph that is no list', '{"type":"cloze.card","content":[{"text":"x"}]}'],
];

describe('parseCardContent', () => {
  it.each(cases)('reads a %s card and fills in what was left out', (_, input) => {
    const parsed = parseCardContent(JSON.stringify(input));
    expect(parsed).toMatchObject({ ok: true, card: { ...(input as object), illustration: null } });
  });

  it('gives a blank its empty lists', () => {
    const parsed = parseCardContent(JSON.stringify(cases[0]?.[1]));
    const cloze = { group: 'c1', text: '松间', distrators: [], giveAwayDistrators: [] };
    expect(parsed).toMatchObject({ card: { content: [[{ text: '明月' }, { cloze }]], altContents: [], analysis: '' } });
  });

  it.each(broken)('never throws: %s', (_, json) => {
    expect(parseCardContent(json)).toEqual({ ok: false, error: 'parse failed' });
  });
});
