import { Mark } from '@tiptap/core';
import { readBlank, writeBlank } from './blank-attribute.ts';

/**
 * A blank is a mark and not an inline node: its words stay ordinary text, so that the caret, selections, input methods, spelling
 * and undo work in it as around it. `inclusive: false` keeps what is typed at its edges outside; the id in it keeps neighbours of one
 * group apart and lets a blank that a paragraph broke grow together again.
 */
export const BlankMark = Mark.create({
  name: 'blank',
  inclusive: false,

  addAttributes: () => ({
    id: { default: '', rendered: false },
    group: { default: 'c1', rendered: false },
    distrators: { default: [], rendered: false },
    giveAwayDistrators: { default: [], rendered: false },
  }),

  parseHTML: () => [{ tag: 'mark[data-bread-cloze]', getAttrs: (element) => readBlank(element) ?? false }],

  renderHTML: ({ mark }) => [
    'mark',
    { 'data-bread-cloze': writeBlank(mark.attrs), 'data-group': String(mark.attrs.group).slice(1) },
    0,
  ],
});
