import { Plugin, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { blanksIn } from './document.ts';

const wholeBlank = (view: EditorView, from: number, to: number) =>
  from < to ? blanksIn(view.state.doc).find((blank) => blank.from === from && blank.to === to) : undefined;

/** Writing over all of a blank corrects it: it stays a blank, with its group and distractors. */
export const blankTyping = () =>
  new Plugin({
    props: {
      handleTextInput(view, from, to, text) {
        const blank = wholeBlank(view, from, to);
        if (!blank) return false;
        const tr: Transaction = view.state.tr.replaceWith(from, to, view.state.schema.text(text, [blank.mark]));
        view.dispatch(tr.scrollIntoView());
        return true;
      },
      handleDOMEvents: {
        // An input method removes the selection before it writes: its words are told what they are.
        compositionstart(view) {
          const { from, to } = view.state.selection;
          const blank = wholeBlank(view, from, to);
          if (blank) view.dispatch(view.state.tr.delete(from, to).setStoredMarks([blank.mark]));
          return false;
        },
      },
    },
  });
