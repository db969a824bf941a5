import { Document } from '@tiptap/extension-document';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { Placeholder, UndoRedo } from '@tiptap/extensions';
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '#client/ui/Button/Button.tsx';
import { Kbd } from '#client/ui/Kbd/Kbd.tsx';
import type { AnalysisItem } from '#domain/cards/content.ts';
import { KID_HANZI_MAX_ANALYSIS } from '#domain/limits.ts';
import { EditorSection } from '../../../editor/EditorSection/EditorSection.tsx';
import { unstyled } from '../../../editor/unstyled.ts';
import { useT } from '../../../editor/wording.ts';
import { ReadingPicker } from '../ReadingPicker/ReadingPicker.tsx';
import { readingsOf } from '../readings/readings.ts';
import { ReadingMark } from './reading-mark.ts';
import styles from './TellEditor.module.css';
import { fromDocument, toDocument } from './tell-document.ts';
import { useReadings } from './use-readings.ts';

export interface TellEditorProps {
  value: readonly AnalysisItem[];
  onChange: (next: AnalysisItem[]) => void;
  readOnly?: boolean;
  error?: string;
}

const isHan = (char: string) => /\p{Script=Han}/u.test(char);

/** Puts pinyin over the selected characters, or takes it away where all have it. */
async function togglePinyin(editor: Editor) {
  const { from, to } = editor.state.selection;
  if (from === to) return;
  if (readAlready(editor)) {
    editor.chain().focus().unsetMark('reading').run();
    return;
  }
  const before = editor.state.doc;
  const text = before.textBetween(from, to, '\n');
  const readings = await readingsOf(text);
  // typing went on meanwhile: what was selected is not there any more
  if (editor.isDestroyed || editor.state.doc !== before) return;
  const group = crypto.randomUUID();
  const { tr, schema } = editor.state;
  let next = 0;
  before.nodesBetween(from, to, (node, at) => {
    if (!node.isText) return;
    [...(node.text ?? '')].forEach((char, place) => {
      const start = at + place;
      if (start < from || start >= to || !isHan(char)) return;
      const reading = readings[next++];
      if (!reading) return;
      const mark = schema.marks.reading?.create({ pinyin: reading.pinyin, group });
      if (mark) tr.addMark(start, start + char.length, mark);
    });
  });
  editor.view.dispatch(tr);
  editor.commands.focus();
}

function readAlready(editor: Editor): boolean {
  const { from, to } = editor.state.selection;
  let all = from < to;
  let some = false;
  editor.state.doc.nodesBetween(from, to, (node) => {
    if (!node.isText || ![...(node.text ?? '')].some(isHan)) return;
    some = true;
    if (!node.marks.some(({ type }) => type.name === 'reading')) all = false;
  });
  return all && some;
}

/** The character with pinyin at the caret, with its place in the document. */
function charAtCaret(editor: Editor) {
  const { $from, empty, from } = editor.state.selection;
  const node = $from.nodeAfter ?? $from.nodeBefore;
  const mark = node?.marks.find(({ type }) => type.name === 'reading');
  if (!empty || !node?.text || !mark) return null;
  const start = $from.nodeAfter === node ? from : from - node.nodeSize;
  return { char: node.text, pinyin: String(mark.attrs.pinyin), group: String(mark.attrs.group), start };
}

/** What a child is told about the characters: text in which some characters carry their pinyin. */
export function TellEditor({ value, onChange, readOnly = false, error }: TellEditorProps) {
  const t = useT('cardEditor');
  const note = useId();
  const latest = useRef<readonly AnalysisItem[]>(value);
  const tell = useRef(onChange);
  tell.current = onChange;
  const editor = useEditor({
    extensions: [
      Document,
      Paragraph,
      Text,
      UndoRedo,
      Placeholder.configure({ placeholder: t('tell_placeholder') }),
      ReadingMark.extend({
        addKeyboardShortcuts() {
          return {
            'Mod-Shift-p': () => {
              void togglePinyin(this.editor);
              return true;
            },
          };
        },
      }),
    ],
    content: toDocument(value),
    editable: !readOnly,
    shouldRerenderOnTransaction: false,
    // its rules would be a style element, which the page's policy refuses; what we need of them is in our own
    injectCSS: false,
    editorProps: {
      transformPastedHTML: unstyled,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t('tell'),
        'aria-describedby': note,
        lang: 'zh-CN',
        class: styles.text ?? '',
      },
    },
    onUpdate: ({ editor: now }) => {
      const next = fromDocument(now.getJSON());
      latest.current = next;
      tell.current(next);
    },
  });
  useEffect(() => {
    if (JSON.stringify(value) === JSON.stringify(latest.current)) return;
    latest.current = value;
    editor?.commands.setContent(toDocument(value), { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!readOnly, false);
  }, [editor, readOnly]);
  const at = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      selected: now ? !now.state.selection.empty : false,
      read: now ? readAlready(now) : false,
      char: now ? charAtCaret(now) : null,
    }),
  });
  const readings = useReadings(at?.char?.char);

  const choose = (pinyin: string) => {
    const char = at?.char;
    const type = editor?.schema.marks.reading;
    if (!editor || !char || !type) return;
    const end = char.start + char.char.length;
    editor.view.dispatch(editor.state.tr.addMark(char.start, end, type.create({ pinyin, group: char.group })));
  };

  return (
    <EditorSection
      stacked
      title={t('tell')}
      count={t('tell_count', { count: value.length, max: KID_HANZI_MAX_ANALYSIS })}
      aside={
        !readOnly && (
          <Button
            scene="quiet"
            size="small"
            icon="text"
            disabled={!at?.selected}
            title={at?.selected ? undefined : t('tell_select')}
            // the selection stays where it is
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => editor && void togglePinyin(editor)}
          >
            {at?.read ? t('tell_no_pinyin') : t('tell_pinyin')}
            <Kbd className={styles.key}>Ctrl ⇧ P</Kbd>
          </Button>
        )
      }
    >
      <EditorContent editor={editor} className={styles.box} data-invalid={error ? '' : undefined} />
      <p id={note} className={styles.note} aria-live="polite">
        {error}
      </p>
      {at?.char && !readOnly && (
        <ReadingPicker key={at.char.start} value={at.char} readings={readings} onChoose={choose} />
      )}
    </EditorSection>
  );
}
