import type { Editor } from '@tiptap/core';
import type { ClozeContent } from '#domain/cards/content.ts';
import { fromOutside } from './blank-focus.ts';
import { toDocument } from './document.ts';

/** Puts other content into an editor, changing only the stretch that differs, so that the caret stays where it was. */
function replaceNow(editor: Editor, content: ClozeContent): void {
  const { doc, schema, tr } = editor.state;
  const next = toDocument(content, { schema, known: doc });
  const from = doc.content.findDiffStart(next.content);
  const ends = doc.content.findDiffEnd(next.content);
  if (from === null || !ends) return;
  // Where a letter is repeated the two ends pass each other.
  const overlap = Math.max(0, from - Math.min(ends.a, ends.b));
  tr.replace(from, ends.a + overlap, next.slice(from, ends.b + overlap));
  editor.view.dispatch(fromOutside(tr));
}

/** Waits for an input method to be done: its words are in the page, not yet in the text. Returns how to give up waiting. */
export function replaceContent(editor: Editor, content: ClozeContent): () => void {
  const { dom } = editor.view;
  if (!editor.view.composing) {
    replaceNow(editor, content);
    return () => {};
  }
  // The editor reads the last words a moment after the event.
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onEnd = () => {
    timer = setTimeout(() => editor.isDestroyed || replaceNow(editor, content), 50);
  };
  dom.addEventListener('compositionend', onEnd, { once: true });
  return () => {
    dom.removeEventListener('compositionend', onEnd);
    clearTimeout(timer);
  };
}
