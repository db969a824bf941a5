import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { type BlankRange, blanksIn } from './document.ts';
import { excessFrom } from './length.ts';
import { attributesOf, type BlankAttributes, newId } from './schema.ts';
import { wordAround } from './word.ts';

/** Groups an author can give; others are only read. */
export const GROUPS = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'c9'] as const;

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** The blank that the selection is in, edges included: of a blank of one character there is no inside. */
export function selectedBlank({ doc, selection }: Pick<EditorState, 'doc' | 'selection'>): BlankRange | undefined {
  const { from, to } = selection;
  const around = blanksIn(doc).filter((blank) => blank.from <= from && to <= blank.to);
  return around.find((blank) => blank.from < to && from < blank.to) ?? around[0];
}

/** The first group without a blank; the ninth where all have one. */
export function nextGroup(doc: Node): string {
  const used = new Set(blanksIn(doc).map(({ mark }) => attributesOf(mark).group));
  return GROUPS.find((group) => !used.has(group)) ?? 'c9';
}

/** A change of its own to undo, whatever was typed just before. */
const asOneStep = (tr: Transaction) => closeHistory(tr);

interface Stretch {
  from: number;
  to: number;
}

/** What becomes a blank in each paragraph: the selection without the spaces at its ends, and the whole of every blank it touches. */
function stretchesOf({ doc, selection }: EditorState): Stretch[] {
  const { from, to } = selection.empty ? wordAround(selection) : selection;
  const blanks = blanksIn(doc);
  const stretches: Stretch[] = [];
  doc.nodesBetween(from, to, (node, pos) => {
    if (!node.isTextblock) return true;
    const start = Math.max(from, pos + 1);
    const end = Math.min(to, pos + 1 + node.content.size);
    if (start >= end) return false;
    const text = doc.textBetween(start, end);
    const bare = text.trim();
    if (bare === '') return false;
    const lead = text.length - text.trimStart().length;
    const inner = { from: start + lead, to: start + lead + bare.length };
    const touched = blanks.filter((blank) => blank.from < inner.to && inner.from < blank.to);
    stretches.push({
      from: Math.min(inner.from, ...touched.map((blank) => blank.from)),
      to: Math.max(inner.to, ...touched.map((blank) => blank.to)),
    });
    return false;
  });
  return stretches;
}

/**
 * Makes the selection a blank of a group, one in each paragraph. A blank is never cut: a selection in one changes its group, a selection
 * that touches some takes them in whole with their distractors. Without a selection it is the word at the caret, or the blank there.
 * Null where there is nothing to take.
 */
export function setBlank(state: EditorState, group: string): Transaction | null {
  const type = state.schema.marks.blank;
  const here = state.selection.empty ? selectedBlank(state) : undefined;
  const stretches = here ? [here] : stretchesOf(state);
  if (!type || stretches.length === 0) return null;
  const { tr } = state;
  for (const { from, to } of stretches) {
    const taken = blanksIn(state.doc)
      .filter((blank) => blank.from < to && from < blank.to)
      .map(({ mark }) => attributesOf(mark));
    const text = state.doc.textBetween(from, to);
    const others = (list: readonly string[]) => unique(list).filter((other) => other !== text);
    const mark = type.create({
      id: taken[0]?.id ?? newId(),
      group,
      distrators: others(taken.flatMap(({ distrators }) => distrators)),
      giveAwayDistrators: others(taken.flatMap(({ giveAwayDistrators }) => giveAwayDistrators)),
    });
    tr.removeMark(from, to, type).addMark(from, to, mark);
  }
  if (!tr.docChanged) return null;
  const [only, more] = stretches;
  if (only && !more && !state.selection.empty) tr.setSelection(TextSelection.create(tr.doc, only.from, only.to));
  return asOneStep(tr.setStoredMarks([]));
}

/** Makes every blank that the selection touches plain text again; null where it touches none. */
export function removeBlanks(state: EditorState): Transaction | null {
  const type = state.schema.marks.blank;
  const { from, to, empty } = state.selection;
  const here = selectedBlank(state);
  const touched = blanksIn(state.doc).filter((blank) =>
    empty ? blank.from === here?.from : blank.from < to && from < blank.to,
  );
  const ids = new Set(touched.map(({ mark }) => attributesOf(mark).id));
  if (!type || ids.size === 0) return null;
  const { tr } = state;
  for (const { from, to, mark } of blanksIn(state.doc)) {
    if (ids.has(attributesOf(mark).id)) tr.removeMark(from, to, type);
  }
  return asOneStep(tr);
}

/** Changes what a blank carries, wherever the caret is; null where it is gone or has that already. */
export function changeBlank(
  state: EditorState,
  id: string,
  change: Partial<Omit<BlankAttributes, 'id'>>,
): Transaction | null {
  const { tr } = state;
  for (const { from, to, mark } of blanksIn(state.doc)) {
    if (attributesOf(mark).id !== id) continue;
    tr.removeMark(from, to, mark).addMark(from, to, mark.type.create({ ...mark.attrs, ...change }));
  }
  return tr.docChanged ? asOneStep(tr) : null;
}

/** Cuts from the end what is over the limit; null where nothing is. */
export function trimTo(state: EditorState, limit: number): Transaction | null {
  const from = excessFrom(state.doc, limit);
  if (from === undefined) return null;
  const last = TextSelection.atEnd(state.doc).to;
  return asOneStep(state.tr.delete(from, last));
}
