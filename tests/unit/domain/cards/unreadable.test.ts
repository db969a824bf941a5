import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { jsonFault } from '#domain/cards/json-fault.ts';
import { whyUnreadable } from '#domain/cards/unreadable.ts';

const isJson = (text: string) => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

describe('a text that is no JSON', () => {
  it.each([
    ['', 0],
    ['no JSON', 0],
    ['{"a": 1', 7],
    ['{"a" 1}', 5],
    ['{"a": 1,}', 8],
    ['[1, 2,]', 6],
    ['[1 2]', 3],
    ['{"a": "b}', 6],
    ['{"a": "\n"}', 6],
    ['{"a": "\\x"}', 6],
    ['{]', 1],
    ['[}', 1],
    ['{"a": 01}', 7],
    ['{"a": tru}', 6],
    ['{} {}', 3],
    ['{a: 1}', 1],
  ])('%j stops being it at %i', (text, at) => expect(jsonFault(text)).toBe(at));

  it('is told from one that is, whatever was changed in it', () => {
    const changed = fc.tuple(
      fc.json(),
      fc.nat(),
      fc.nat(3),
      fc.constantFrom('', '"', '{', ']', ',', ':', '\\', '0', ' ', '\n'),
    );
    fc.assert(
      fc.property(changed, ([json, place, gone, put]) => {
        const at = place % (json.length + 1);
        const text = json.slice(0, at) + put + json.slice(at + gone);
        expect(jsonFault(text) === null).toBe(isJson(text));
      }),
      { numRuns: 3000 },
    );
  });
});

describe('a card that cannot be read', () => {
  it.each([
    ['{"type":"mcq.card","question":"蛋🥚", "options":[}', { kind: 'text', character: 48 }],
    ['{"type":"later.card"}', { kind: 'form', places: ['type'] }],
    ['[]', { kind: 'form', places: [''] }],
    [
      '{"type":"mcq.card","question":1,"options":[{"content":1,"isAnswer":true}]}',
      { kind: 'form', places: ['question', 'options.0.content'] },
    ],
    ['{"type":"enWord.card","word":"bread","definition":"面包"}', null],
  ])('%s says where', (json, why) => expect(whyUnreadable(json)).toEqual(why));
});
