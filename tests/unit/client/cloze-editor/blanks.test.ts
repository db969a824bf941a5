import { EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { insertContent } from '#client/parts/cards/cloze/editor/clipboard/insert.ts';
import {
  changeBlank,
  nextGroup,
  removeBlanks,
  selectedBlank,
  setBlank,
  trimTo,
} from '#client/parts/cards/cloze/editor/text/blanks.ts';
import { fromDocument, toDocument } from '#client/parts/cards/cloze/editor/text/document.ts';
import { attributesOf } from '#client/parts/cards/cloze/editor/text/schema.ts';
import type { ClozeContent } from '#domain/cards/content.ts';

/** `甲[1乙]丙` as content: a digit after the bracket is the group; `/` begins a paragraph. */
function content(notation: string): ClozeContent {
  return notation
    .split('/')
    .map((line) =>
      [...line.matchAll(/\[([\d*])([^\]]*)\]|[^[]+/g)].map(([text, group, words]) =>
        group === undefined
          ? { text }
          : { cloze: { group: `c${group}`, text: words ?? '', distrators: [], giveAwayDistrators: [] } },
      ),
    );
}
const notation = (doc: EditorState['doc']) =>
  fromDocument(doc)
    .map((line) =>
      line.map((part) => ('text' in part ? part.text : `[${part.cloze.group[1]}${part.cloze.text}]`)).join(''),
    )
    .join('/');

/** A state with the selection between two places counted in characters, a paragraph break as two. */
function stateOf(text: string, from: number, to = from) {
  const doc = toDocument(content(text));
  const state = EditorState.create({ doc });
  return state.apply(state.tr.setSelection(TextSelection.create(doc, from + 1, to + 1)));
}
const changed = (state: EditorState, tr: Transaction | null) => notation(tr ? state.apply(tr).doc : state.doc);

describe('a selection becomes a blank', () => {
  it.each([
    ['of plain text', '大漠孤烟直', 4, 5, '1', '大漠孤烟[1直]'],
    ['without the spaces at its ends', 'a long river', 1, 7, '2', 'a [2long] river'],
    ['inside a blank: its group changes, it is not cut', '大[1漠孤烟]直', 2, 3, '3', '大[3漠孤烟]直'],
    ['that is a blank: its group changes', '大[1漠孤]烟', 1, 3, '2', '大[2漠孤]烟'],
    ['over one end of a blank: the blank grows', '大[1漠孤]烟直', 2, 4, '2', '大[2漠孤烟]直'],
    ['over several blanks: they become one', '[1大]漠[2孤]烟', 0, 3, '4', '[4大漠孤]烟'],
    ['around a blank', '大漠[1孤]烟直', 1, 4, '1', '大[1漠孤烟]直'],
    ['beside a blank of its group: they stay two', '大[1漠]孤烟', 2, 3, '1', '大[1漠][1孤]烟'],
    ['across paragraphs: one in each', '大漠孤烟/长河落日', 2, 8, '1', '大漠[1孤烟]/[1长河]落日'],
    ['across an empty paragraph', '大漠//长河', 1, 7, '1', '大[1漠]//[1长]河'],
  ])('%s', (_, text, from, to, group, expected) => {
    const state = stateOf(text, from, to);
    expect(changed(state, setBlank(state, `c${group}`))).toBe(expected);
  });

  it('is nothing where only spaces are selected', () => {
    expect(setBlank(stateOf('大  漠', 1, 3), 'c1')).toBeNull();
  });

  it('is the word at the caret where nothing is selected', () => {
    const state = stateOf('a long river', 4);
    expect(changed(state, setBlank(state, 'c1'))).toBe('a [1long] river');
  });

  it('keeps distractors of all it takes in, without doubles and without its own words', () => {
    const cloze = (text: string, distrators: string[]) => ({
      cloze: { group: 'c1', text, distrators, giveAwayDistrators: [] },
    });
    const doc = toDocument([[cloze('孤', ['直', '烟']), cloze('烟', ['直', '孤烟', '圆'])]]);
    const state = EditorState.create({ doc, selection: TextSelection.create(doc, 1, 3) });
    const tr = setBlank(state, 'c2');
    expect(tr && fromDocument(tr.doc)).toEqual([
      [{ cloze: { group: 'c2', text: '孤烟', distrators: ['直', '烟', '圆'], giveAwayDistrators: [] } }],
    ]);
  });

  it('changes no letter, whatever is selected', () => {
    const lines = fc.array(fc.constantFrom('大漠', '[1孤烟]', '[2直]', ' ', '/', '[3长 河]'), {
      minLength: 1,
      maxLength: 8,
    });
    fc.assert(
      fc.property(lines, fc.nat(), fc.nat(), fc.constantFrom('c1', 'c4', 'c9'), (parts, a, b, group) => {
        const state = stateOf(parts.join(''), 0);
        const size = state.doc.content.size - 1;
        const selection = TextSelection.between(state.doc.resolve(a % size), state.doc.resolve(b % size));
        const selected = state.apply(state.tr.setSelection(selection));
        const tr = setBlank(selected, group);
        if (tr) expect(tr.doc.textContent).toBe(state.doc.textContent);
        const gone = removeBlanks(selected);
        if (gone) expect(gone.doc.textContent).toBe(state.doc.textContent);
      }),
    );
  });
});

describe('typing', () => {
  const typed = (text: string, from: number, to = from) => {
    const state = stateOf(text, from, to);
    return notation(state.apply(state.tr.insertText('新')).doc);
  };
  it.each([
    ['before a blank stays outside', '大[1漠]孤', 1, 1, '大新[1漠]孤'],
    ['after a blank stays outside', '大[1漠]孤', 2, 2, '大[1漠]新孤'],
    ['before a blank that begins the text', '[1漠]孤', 0, 0, '新[1漠]孤'],
    ['after a blank that ends the text', '大[1漠]', 2, 2, '大[1漠]新'],
    ['inside a blank is of it', '大[1漠孤]烟', 2, 2, '大[1漠新孤]烟'],
    ['over a part inside a blank', '大[1漠孤烟]直', 2, 3, '大[1漠新烟]直'],
  ])('%s', (_, text, from, to, expected) => expect(typed(text, from, to)).toBe(expected));
});

describe('the selected blank', () => {
  it.each([
    ['at its start', 1, '漠'],
    ['in it', 2, '漠孤'],
  ])('is the one with the caret %s', (_, at, text) => {
    expect(selectedBlank(stateOf(at === 1 ? '大[1漠]孤' : '大[1漠孤]', at))?.text).toBe(text);
  });
  it('is none elsewhere', () => expect(selectedBlank(stateOf('大[1漠]孤烟', 3))).toBeUndefined());
  it('is none where the selection goes beyond it', () =>
    expect(selectedBlank(stateOf('大[1漠]孤烟', 1, 3))).toBeUndefined());
});

describe('removing blanks', () => {
  it('leaves the words', () => {
    const state = stateOf('大[1漠]孤[2烟]', 0, 4);
    expect(changed(state, removeBlanks(state))).toBe('大漠孤烟');
  });
  it('takes only the one at the caret', () => {
    const state = stateOf('[1大][2漠]', 1);
    expect(changed(state, removeBlanks(state))).toBe('大[2漠]');
  });
  it('is nothing without one', () => expect(removeBlanks(stateOf('大漠', 1))).toBeNull());
});

it('the next group is the first free one, the ninth when all are taken', () => {
  expect(nextGroup(stateOf('大漠', 0).doc)).toBe('c1');
  expect(nextGroup(stateOf('[1大][3漠]', 0).doc)).toBe('c2');
  expect(nextGroup(stateOf('[1a][2b][3c][4d][5e][6f][7g][8h][9i]', 0).doc)).toBe('c9');
});

it('a blank that a paragraph broke is changed in both, and grows together again', () => {
  const state = stateOf('大[1漠孤]烟', 2);
  const broken = state.apply(state.tr.split(3));
  expect(notation(broken.doc)).toBe('大[1漠]/[1孤]烟');
  const blank = selectedBlank(broken);
  const both = broken.apply(
    changeBlank(broken, blank ? attributesOf(blank.mark).id : '', { group: 'c2' }) ?? broken.tr,
  );
  expect(notation(both.doc)).toBe('大[2漠]/[2孤]烟');
  expect(notation(both.apply(both.tr.join(4)).doc)).toBe('大[2漠孤]烟');
});

describe('trimming', () => {
  it('cuts from the end, a paragraph with it, a blank in its middle', () => {
    const state = stateOf('大漠[1孤烟]/直', 0);
    expect(changed(state, trimTo(state, 3))).toBe('大漠[1孤]');
  });
  it('is nothing within the limit', () => expect(trimTo(stateOf('大漠', 0), 2)).toBeNull());
});

describe('putting content in', () => {
  it.each([
    ['a line into a line', '大漠', 1, 1, '[2孤]烟', '大[2孤]烟漠'],
    ['paragraphs into a line', '大漠', 1, 1, '孤/烟', '大孤/烟漠'],
    ['words into a blank', '大[1漠孤]', 2, 2, '新[2词]/句', '大[1漠新词 句孤]'],
    ['at the edge of a blank', '大[1漠]', 2, 2, '孤', '大[1漠]孤'],
    ['over a whole blank', '大[1漠]孤', 1, 2, '沙', '大沙孤'],
  ])('%s', (_, text, from, to, put, expected) => {
    const state = stateOf(text, from, to);
    expect(notation(insertContent(state, content(put)).doc)).toBe(expected);
  });
});
