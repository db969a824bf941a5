import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAnki } from '#client/parts/cards/cloze/editor/clipboard/anki.ts';
import { raised } from '#client/parts/cards/cloze/editor/clipboard/raised.ts';
import { readText } from '#client/parts/cards/cloze/editor/clipboard/read-text.ts';
import { readBlank, writeBlank } from '#client/parts/cards/cloze/editor/text/blank-attribute.ts';

const cloze = (group: string, text: string) => ({ cloze: { group, text, distrators: [], giveAwayDistrators: [] } });

describe('the marks of Anki', () => {
  it.each([
    ['{{c1::红光}}和{{c2::蓝紫光}}', [cloze('c1', '红光'), { text: '和' }, cloze('c2', '蓝紫光')]],
    ['在{{c1::类囊体薄膜::在哪}}上', [{ text: '在' }, cloze('c1', '类囊体薄膜'), { text: '上' }]],
    ['{{c1::外{{c2::内}}面}}', [cloze('c1', '外内面')]],
    ['{{c12::多}}', [cloze('c9', '多')]],
    ['{{c1::没有完', [{ text: '{{c1::没有完' }]],
    ['{{c0::零}}{{c1::}}', [{ text: '{{c0::零}}{{c1::}}' }]],
    ['没有', [{ text: '没有' }]],
    ['', []],
  ])('%s', (text, parts) => expect(readAnki(text)).toEqual(parts));

  it('any text is read to its end', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('{{c1::', '}}', '::', '大', '{', 'c2')).map((all) => all.join('')),
        (text) => {
          for (const part of readAnki(text)) expect('text' in part ? part.text : part.cloze.text).not.toBe('');
        },
      ),
    );
  });
});

describe('plain text', () => {
  it('is a paragraph a line, without empty ones', () => {
    expect(readText('床前明月光，\r\n\r\n疑是地上霜。')).toEqual([
      [{ text: '床前明月光，' }],
      [{ text: '疑是地上霜。' }],
    ]);
  });

  it('of a PDF is put together where a line ends in the middle of a sentence', () => {
    const page = [
      '光反应发生在叶绿体的类囊体薄膜上，需要光、色素和',
      '酶。水被光解，放出氧气。',
      '暗反应在叶绿体基质中进行。',
    ].join('\n');
    expect(readText(page)).toEqual([
      [{ text: '光反应发生在叶绿体的类囊体薄膜上，需要光、色素和酶。水被光解，放出氧气。' }],
      [{ text: '暗反应在叶绿体基质中进行。' }],
    ]);
  });

  it('of an English PDF gets its spaces back and loses its hyphens', () => {
    expect(
      readText('The light reactions take place in the thyla-\nkoid membrane and need water, light and\npigments.'),
    ).toEqual([
      [{ text: 'The light reactions take place in the thylakoid membrane and need water, light and pigments.' }],
    ]);
  });
});

it.each([
  ['2', true, '₂'],
  ['2+', false, '²⁺'],
  ['max', true, 'max'],
  ['[12]', false, ''],
])('%s raised or lowered', (text, isLow, expected) => expect(raised(text, isLow)).toBe(expected));

describe('what the clipboard says of a blank', () => {
  const of = (value: string) => readBlank({ getAttribute: () => value });
  it('is read as it was written', () => {
    const attributes = { id: 'b1', group: 'c3', distrators: ['"引号"'], giveAwayDistrators: ['<b>'] };
    expect(of(writeBlank(attributes))).toEqual(attributes);
  });
  it.each(['', 'null', '{"group":"x"}', '{"group":"c0"}', '{"group":"c1","distrators":[1]}', '{'])(
    'is nothing in %s',
    (value) => expect(of(value)).toBeUndefined(),
  );
});
