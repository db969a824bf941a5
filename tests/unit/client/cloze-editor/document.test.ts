import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blanksIn, fromDocument, sameContent, toDocument } from '#client/parts/cards/cloze/editor/text/document.ts';
import { excessFrom, textLength } from '#client/parts/cards/cloze/editor/text/length.ts';
import { attributesOf } from '#client/parts/cards/cloze/editor/text/schema.ts';
import type { ClozeContent } from '#domain/cards/content.ts';

const words = fc.stringMatching(/^[^\r\n]+$/, { maxLength: 12 });
const blank = fc.record({
  cloze: fc.record({
    group: fc.constantFrom('c1', 'c2', 'c5', 'c9', 'c12', 'c*'),
    text: words,
    distrators: fc.array(words, { maxLength: 3 }),
    giveAwayDistrators: fc.array(words, { maxLength: 2 }),
  }),
});
/** Texts never touch each other, as in a document. */
const paragraph = fc
  .array(fc.oneof(blank, fc.record({ text: words })), { maxLength: 6 })
  .map((parts) => parts.filter((part, at) => 'cloze' in part || at === 0 || 'cloze' in (parts[at - 1] ?? {})));
const contents: fc.Arbitrary<ClozeContent> = fc
  .array(paragraph, { maxLength: 5 })
  .filter((content) => !(content.length === 1 && content[0]?.length === 0));

describe('content and document', () => {
  it('are the same said twice', () => {
    fc.assert(
      fc.property(contents, (content) => {
        expect(fromDocument(toDocument(content))).toEqual(content);
      }),
    );
  });

  it('keep touching blanks of one group apart', () => {
    const cloze = (text: string) => ({ cloze: { group: 'c1', text, distrators: [], giveAwayDistrators: [] } });
    const content = [[cloze('红'), cloze('光')]];
    expect(fromDocument(toDocument(content))).toEqual(content);
  });

  it('join texts that touch, and drop parts that say nothing', () => {
    expect(fromDocument(toDocument([[{ text: '红' }, { text: '' }, { text: '光' }]]))).toEqual([[{ text: '红光' }]]);
    expect(fromDocument(toDocument([[]]))).toEqual([]);
  });

  it('make a paragraph of a line break in a text and a space of one in a blank', () => {
    const cloze = { group: 'c1', text: '红\n光', distrators: [], giveAwayDistrators: [] };
    expect(fromDocument(toDocument([[{ text: '一\r\n二' }, { cloze }]]))).toEqual([
      [{ text: '一' }],
      [{ text: '二' }, { cloze: { ...cloze, text: '红 光' } }],
    ]);
  });

  it('give a blank that was there the id it had', () => {
    fc.assert(
      fc.property(contents, contents, (before, after) => {
        const known = toDocument(before);
        const doc = toDocument([...after, ...before], { known });
        const ids = (of: typeof doc) => blanksIn(of).map(({ mark }) => attributesOf(mark).id);
        expect(new Set(ids(doc)).size).toBe(ids(doc).length);
        for (const id of ids(known)) expect(ids(doc)).toContain(id);
      }),
    );
  });
});

describe('sameContent', () => {
  it('does not mind how a text is cut', () => {
    expect(sameContent([[{ text: '红光' }]], [[{ text: '红' }, { text: '光' }]])).toBe(true);
    expect(sameContent([], [[]])).toBe(true);
    expect(sameContent([[{ text: '红光' }]], [[{ text: '红' }], [{ text: '光' }]])).toBe(false);
  });

  it('minds what a blank carries', () => {
    const cloze = { group: 'c1', text: '红', distrators: [], giveAwayDistrators: [] };
    expect(sameContent([[{ cloze }]], [[{ cloze: { ...cloze, distrators: ['绿'] } }]])).toBe(false);
  });
});

describe('the length of a text', () => {
  it('counts characters, not code units nor line breaks', () => {
    expect(textLength(toDocument([[{ text: '𠮷野家' }], [{ text: '🍞' }]]))).toBe(4);
  });

  it('finds where the excess begins: what stands before has the limit', () => {
    fc.assert(
      fc.property(contents, fc.integer({ min: 0, max: 40 }), (content, limit) => {
        const doc = toDocument(content);
        const from = excessFrom(doc, limit);
        if (textLength(doc) <= limit) expect(from).toBeUndefined();
        else expect([...doc.textBetween(0, from ?? 0)].length).toBe(limit);
      }),
    );
  });
});
