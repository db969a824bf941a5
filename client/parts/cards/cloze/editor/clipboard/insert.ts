import { closeHistory } from '@tiptap/pm/history';
import { Fragment, Slice } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { ClozeContent } from '#domain/cards/content.ts';
import { selectedBlank } from '../text/blanks.ts';
import { toDocument } from '../text/document.ts';

/**
 * Puts content in the place of the selection. Inside a blank it becomes words of that blank, so that no blank is broken or has
 * another in it.
 */
export function insertContent(state: EditorState, content: ClozeContent): Transaction {
  const { from, to } = state.selection;
  const around = selectedBlank(state);
  const isInside = around && around.from < from && to < around.to;
  const { tr } = state;
  if (isInside) {
    const words = content.map((line) => line.map((part) => ('cloze' in part ? part.cloze.text : part.text)).join(''));
    tr.replaceWith(from, to, state.schema.text(words.join(' '), [around.mark]));
  } else {
    tr.replaceSelection(new Slice(Fragment.from(toDocument(content, { schema: state.schema }).content), 1, 1));
  }
  return closeHistory(tr.setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView());
}
