import type { Mark } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { blanksIn } from './document.ts';

/** The last words of an input method come a moment after it ends. */
const LAST_WORDS_MS = 50;

const wholeBlank = (view: EditorView, from: number, to: number) =>
  from < to ? blanksIn(view.state.doc).find((blank) => blank.from === from && blank.to === to) : undefined;

/** Writing over all of a blank corrects it: it stays a blank, with its group and distractors. */
export const blankTyping = () => {
  /** of the blank that an input method writes over */
  let composed: Mark | undefined;
  let end: ReturnType<typeof setTimeout> | undefined;
  return new Plugin({
    props: {
      handleTextInput(view, from, to, text, write) {
        const mark = composed ?? wholeBlank(view, from, to)?.mark;
        if (!mark) return false;
        view.dispatch(
          write()
            .addMark(from, from + text.length, mark)
            .scrollIntoView(),
        );
        return true;
      },
      handleDOMEvents: {
        // An input method removes the selection before it writes, and then letter by letter: each is told what it is.
        compositionstart(view) {
          const { from, to } = view.state.selection;
          const blank = wholeBlank(view, from, to);
          clearTimeout(end);
          composed = blank?.mark;
          if (blank) view.dispatch(view.state.tr.delete(from, to).setStoredMarks([blank.mark]));
          return false;
        },
        compositionend() {
          end = setTimeout(() => {
            composed = undefined;
          }, LAST_WORDS_MS);
          return false;
        },
      },
    },
  });
};
