import type { Editor } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useMedia } from '#client/platform/use-media.ts';
import { cx } from '#client/ui/cx.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { CONTENT_LIMIT } from '#domain/limits.ts';
import { NARROW } from '../narrow.ts';
import { useCloze, useClozeStore } from '../state/ClozeEditing.tsx';
import { contentOf, type TextName } from '../state/cloze-store.ts';
import { useT } from '../wording.ts';
import { isFromOutside } from './blank-focus.ts';
import { trimTo } from './blanks.ts';
import styles from './ClozeField.module.css';
import { clozeExtensions } from './cloze-extension.ts';
import { fromDocument, sameContent, toDocument } from './document.ts';
import { textLength } from './length.ts';
import { replaceContent } from './replace.ts';
import { run } from './run.ts';
import { tapOnBlank } from './tap.ts';

/* Comes with the first caret in a text: letters need none. */
const BlankBubble = lazy(() =>
  import('../BlankBubble.tsx').then(
    (it) => ({ default: it.BlankBubble }),
    // where the network went before it came, one writes on, and makes blanks by the keys
    () => ({ default: () => <></> }),
  ),
);

export interface ClozeFieldProps {
  name: TextName;
  label: string;
  placeholder: string;
  autoFocus?: boolean;
  invalid?: boolean;
  describedBy?: string;
}

/** One text with blanks. It renders when what is around it changes, never for a letter. */
export function ClozeField({
  name,
  label,
  placeholder,
  autoFocus = false,
  invalid = false,
  describedBy,
}: ClozeFieldProps) {
  const t = useT('cloze_editor');
  const common = useT('common');
  const store = useClozeStore();
  const readOnly = useCloze((state) => state.readOnly);
  const isEmpty = useCloze((state) => contentOf(state, name).length === 0);
  const isNarrow = useMedia(NARROW);
  const [start] = useState(() => contentOf(store.getState(), name));
  const written = useRef(start);
  const [document] = useState(() => toDocument(start).toJSON());
  const [extensions] = useState(clozeExtensions);
  const [entered, setEntered] = useState(false);

  const editorProps = useMemo(
    () => ({
      handleClick: tapOnBlank(isNarrow),
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        'aria-placeholder': placeholder,
        'aria-readonly': String(readOnly),
        'aria-invalid': String(invalid),
        ...(describedBy ? { 'aria-describedby': describedBy } : {}),
        ...(readOnly ? { tabindex: '0' } : {}),
        class: styles.text ?? '',
      },
    }),
    [label, placeholder, readOnly, invalid, describedBy, isNarrow],
  );
  const trim = (editor: Editor) => {
    const excess = textLength(editor.state.doc) - CONTENT_LIMIT;
    if (excess > 0 && run(editor, (state) => trimTo(state, CONTENT_LIMIT))) {
      toast({
        kind: 'info',
        text: t('trimmed', { count: excess }),
        action: { label: common('undo'), onAct: () => editor.chain().focus().undo().run() },
      });
    }
  };
  const editor = useEditor({
    extensions,
    content: document,
    editable: !readOnly,
    // Once, as it is made: an alternate is added to be written.
    autofocus: autoFocus ? 'end' : false,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps,
    onUpdate: ({ editor, transaction }) => {
      if (isFromOutside(transaction)) return;
      written.current = fromDocument(editor.state.doc);
      store.setContent(name, written.current);
    },
    onTransaction: ({ editor }) => {
      if (editor.isFocused || store.getState().editor === editor) store.look(editor, name);
    },
    onFocus: ({ editor }) => {
      setEntered(true);
      store.setState({ isWriting: true });
      store.look(editor, name);
    },
    onBlur: ({ editor }) => {
      store.setState({ isWriting: false });
      if (editor.isEditable) trim(editor);
      store.flush();
    },
  });

  useEffect(() => {
    let giveUp = () => {};
    const follow = () => {
      const content = contentOf(store.getState(), name);
      if (content === written.current) return;
      written.current = content;
      giveUp();
      giveUp = sameContent(content, fromDocument(editor.state.doc)) ? () => {} : replaceContent(editor, content);
    };
    follow();
    const stop = store.subscribe(follow);
    return () => {
      stop();
      giveUp();
      store.forget(editor);
    };
  }, [store, name, editor]);

  return (
    <div className={cx(styles.field, name === 'content' && styles.main)} data-empty={isEmpty ? '' : undefined}>
      {isEmpty && (
        <p className={styles.placeholder} aria-hidden="true">
          {placeholder}
        </p>
      )}
      <EditorContent editor={editor} />
      {!readOnly && !isNarrow && entered && (
        <Suspense>
          <BlankBubble editor={editor} />
        </Suspense>
      )}
    </div>
  );
}
