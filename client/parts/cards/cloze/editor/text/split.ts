import type { EditorState } from '@tiptap/pm/state';
import type { ClozeContent } from '#domain/cards/content.ts';
import { selectedBlank } from './blanks.ts';
import { fromDocument } from './document.ts';

/** The text before and after the caret; a blank that it is in goes with what follows. */
export function splitAtCaret(state: EditorState): [ClozeContent, ClozeContent] {
  const { doc, selection } = state;
  const blank = selectedBlank(state);
  const at = blank && blank.from < selection.from && selection.from < blank.to ? blank.from : selection.from;
  return [fromDocument(doc.cut(0, at)), fromDocument(doc.cut(at))];
}
