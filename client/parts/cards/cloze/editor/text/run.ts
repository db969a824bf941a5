import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { EditorState, Transaction } from '@tiptap/pm/state';

/** Makes a change a step of its own to undo: what is typed after it does not join it. False where there was nothing to change. */
export function run(editor: Editor, change: (state: EditorState) => Transaction | null): boolean {
  const tr = editor.isEditable ? change(editor.state) : null;
  if (!tr) return false;
  editor.view.dispatch(tr);
  editor.view.dispatch(closeHistory(editor.state.tr));
  return true;
}
