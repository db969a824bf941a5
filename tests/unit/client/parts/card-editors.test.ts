import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { charactersIn, guessed, kept, storedPinyin } from '#client/parts/cards/hanzi/editor/characters.ts';
import { readingsIn } from '#client/parts/cards/hanzi/editor/readings/readings-in.ts';
import { fromDocument, toDocument } from '#client/parts/cards/hanzi/editor/TellEditor/tell-document.ts';
import { withAnswer, withLines, withOneAnswer } from '#client/parts/cards/mcq/editor/options.ts';
import { pastedOptions } from '#client/parts/cards/mcq/editor/pasted-options.ts';
import { filledFrom } from '#client/parts/cards/word/editor/filled.ts';
import type { AnalysisItem, EnWordCard } from '#domain/cards/content.ts';
import { MCQ_MAX_OPTIONS } from '#domain/limits.ts';

describe('options of a multiple choice', () => {
  it.each([
    ['A. 冷水\nB. 热水', ['冷水', '热水']],
    ['1、春\n2、夏\n\n3、秋', ['春', '夏', '秋']],
    ['（a）one\n(b) two', ['one', 'two']],
    ['• 盐\n- 糖\r\n* 醋', ['盐', '糖', '醋']],
    ['2024 年\n1999 年', ['2024 年', '1999 年']],
    ['Apple\nBanana', ['Apple', 'Banana']],
  ])('%j becomes a list', (text, options) => expect(pastedOptions(text)).toEqual(options));

  it.each(['', '一行', '一行\n', '\n\n'])('%j is no list', (text) => expect(pastedOptions(text)).toBeNull());

  const option = (content: string, isAnswer = false) => ({ content, isAnswer });

  it('lines take the place of an empty option and stop at nine', () => {
    expect(withLines([option(''), option('二')], 0, ['甲', '乙'])).toEqual([option('甲'), option('乙'), option('二')]);
    expect(withLines([option(''), option(''), option('三')], 0, ['甲', '乙', '丙'])).toEqual(
      ['甲', '乙', '丙', '三'].map((text) => option(text)),
    );
    expect(withLines([option(''), option('', true)], 0, ['甲', '乙'])).toEqual([
      option('甲'),
      option('乙'),
      option('', true),
    ]);
    expect(withLines([option('一', true)], 0, ['甲', '乙'])).toEqual([option('一', true), option('甲'), option('乙')]);
    expect(
      withLines(
        [option('')],
        0,
        Array.from({ length: 20 }, (_, at) => `${at}`),
      ),
    ).toHaveLength(MCQ_MAX_OPTIONS);
  });

  it('one answer only: the others are none, or the first of them stays', () => {
    const two = [option('一', true), option('二', true), option('三')];
    expect(withAnswer(two, 2, true, false).map(({ isAnswer }) => isAnswer)).toEqual([false, false, true]);
    expect(withAnswer(two, 2, true, true).map(({ isAnswer }) => isAnswer)).toEqual([true, true, true]);
    expect(withOneAnswer(two).map(({ isAnswer }) => isAnswer)).toEqual([true, false, false]);
  });
});

describe('a word filled from the dictionary', () => {
  const card: EnWordCard = {
    type: 'enWord.card',
    word: 'resil',
    definition: ' ',
    illustration: null,
    prons: [],
    examples: [],
    tabs: [],
    distrators: [],
  };
  const entry = {
    spelling: 'resilient',
    phoneticUk: '/rɪˈzɪliənt/',
    phoneticUs: null,
    explain: 'adj. 坚韧的',
    sentences: [{ source: 'Be resilient.', translation: '要坚韧。' }],
  };

  it('fills what stands empty', () =>
    expect(filledFrom(card, entry)).toEqual({
      ...card,
      word: 'resilient',
      definition: 'adj. 坚韧的',
      prons: [{ label: '/rɪˈzɪliənt/', language: 'en-GB' }],
      examples: entry.sentences,
    }));

  it('never touches what the author wrote', () => {
    const written: EnWordCard = {
      ...card,
      definition: '我的',
      prons: [{ label: '/x/', language: 'en-US' }],
      examples: [{ source: 'Mine.', translation: '我的。' }],
    };
    expect(filledFrom(written, entry)).toEqual({ ...written, word: 'resilient' });
  });
});

describe('characters and their readings', () => {
  it('reads a word as a whole, neutral tone as 5', () => {
    expect(readingsIn('长大了').map(({ char, pinyin }) => `${char}${pinyin}`)).toEqual(['长zhang3', '大da4', '了le5']);
    expect(readingsIn('长')[0]?.readings).toEqual(['chang2', 'zhang3']);
    expect(readingsIn('a，大b').map(({ char }) => char)).toEqual(['大']);
  });

  it('takes Chinese characters only, at most ten', () => {
    expect(charactersIn('a长，大1', 10)).toEqual(['长', '大']);
    expect(charactersIn('一'.repeat(12), 10)).toHaveLength(10);
  });

  it('keeps readings of what was not typed anew, and guesses only where none was chosen', () => {
    const before = [
      { char: '长', pinyin: 'chang2', chosen: true },
      { char: '大', pinyin: 'da4', chosen: false },
    ];
    const next = kept(before, ['长', '很', '大']);
    expect(next).toEqual([before[0], { char: '很', pinyin: '', chosen: false }, before[1]]);
    expect(guessed(next, readingsIn('长很大')).map(({ pinyin }) => pinyin)).toEqual(['chang2', 'hen3', 'da4']);
  });

  it('keeps everything that stands before and behind one change, whatever it is', () => {
    const text = fc.array(fc.constantFrom('长', '大', '人', '小'), { maxLength: 8 });
    fc.assert(
      fc.property(text, text, text, text, (head, gone, put, tail) => {
        const before = [...head, ...gone, ...tail].map((char, at) => ({ char, pinyin: `p${at}`, chosen: true }));
        const next = kept(before, [...head, ...put, ...tail]);
        expect(next.map(({ char }) => char)).toEqual([...head, ...put, ...tail]);
        expect(next.slice(0, head.length)).toEqual(before.slice(0, head.length));
      }),
    );
  });

  it.each([
    ['zhang3', 'zhang3'],
    ['zhǎng', 'zhang3'],
    ['LV4', 'lü4'],
    ['lu:4', 'lü4'],
    ['lǜ', 'lü4'],
    ['le', 'le5'],
    ['le0', 'le5'],
  ])('%s is stored as %s', (typed, stored) => expect(storedPinyin(typed)).toBe(stored));

  it.each(['', '3', 'zhang9', 'zh ang', '<b>', '长'])('%j is no reading', (typed) =>
    expect(storedPinyin(typed)).toBeNull(),
  );
});

describe('the text told to a child', () => {
  const hanzi = fc.array(
    fc.record({ char: fc.constantFrom('长', '大', '树'), pinyin: fc.constantFrom('da4', 'shu4') }),
    {
      minLength: 1,
      maxLength: 4,
    },
  );
  const item: fc.Arbitrary<AnalysisItem> = fc.oneof(
    fc.record({ hanzi }),
    fc.record({ text: fc.stringMatching(/^[a-c，\n]{1,6}$/) }),
  );
  const apart = (items: AnalysisItem[]) =>
    items.every((one, at) => !('text' in one && at > 0 && 'text' in (items[at - 1] as AnalysisItem)));

  it('comes out of the editor as it went in', () => {
    fc.assert(
      fc.property(fc.array(item, { maxLength: 8 }).filter(apart), (items) => {
        expect(fromDocument(toDocument(items))).toEqual(items);
      }),
    );
  });
});
