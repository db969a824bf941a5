import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { focusedBlank } from './blank-focus.ts';
import { attributesOf } from './schema.ts';

/**
 * On a phone the first tap on a blank chooses it: the keyboard goes, its panel comes. The second tap writes in it. A function
 * of one editor, as it remembers what was tapped.
 */
export function tapOnBlank(isNarrow: boolean) {
  let tapped = '';
  return (view: EditorView, pos: number): boolean => {
    if (!isNarrow || !view.editable || !view.state.selection.empty) return false;
    const { tr } = view.state;
    view.dispatch(tr.setSelection(TextSelection.near(tr.doc.resolve(pos))));
    const blank = focusedBlank(view.state);
    const id = blank ? attributesOf(blank.mark).id : '';
    if (id !== '' && id !== tapped) view.dom.blur();
    tapped = id;
    return false;
  };
}
