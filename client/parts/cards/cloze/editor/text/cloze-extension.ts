import { type Editor, Extension } from '@tiptap/core';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { Plugin } from '@tiptap/pm/state';
import { clipboard } from '../clipboard/clipboard.ts';
import { blankFocus, groupAgain, madeGroup } from './blank-focus.ts';
import { blankTyping } from './blank-typing.ts';
import { GROUPS, nextGroup, removeBlanks, setBlank } from './blanks.ts';
import { run } from './run.ts';
import { nodes } from './schema.ts';

/** Makes a blank of the selection in a group and keeps the group for the next one of the same. */
export const blank = (editor: Editor, group: string) =>
  run(editor, (state) => {
    const tr = setBlank(state, group);
    return tr && madeGroup(tr, group);
  });
export const blankInNext = (editor: Editor) => blank(editor, nextGroup(editor.state.doc));
export const blankAgain = (editor: Editor) => blank(editor, groupAgain(editor.state));
export const unblank = (editor: Editor) => run(editor, removeBlanks);

/** Keys do what they do even where there is nothing selected: else the browser would have them. */
const always = (act: (editor: Editor) => boolean) => (editor: Editor) => {
  act(editor);
  return true;
};

/** Ctrl as well as Cmd: the system takes Cmd Shift 3 to 5 for pictures of the screen. */
const digits = GROUPS.flatMap((group, at) =>
  ['Mod', 'Ctrl'].map((held) => [`${held}-Shift-${at + 1}`, always((editor) => blank(editor, group))] as const),
);

/** Into the groups beside the selection, as toolbars are reached everywhere. */
const toBubble = (editor: Editor) => {
  const first = editor.view.dom.parentElement?.querySelector<HTMLElement>('[data-blank-bubble] button');
  first?.focus();
  return first !== null;
};

const keys: Record<string, (editor: Editor) => boolean> = {
  ...Object.fromEntries(digits),
  'Alt-F10': toBubble,
  'Mod-Shift-0': always(unblank),
  'Mod-Shift-c': always(blankInNext),
  'Mod-Alt-Shift-c': always(blankAgain),
};

/** What is selected while Alt is held joins the group of the last blank. */
const selectingWithAlt = (editor: Editor) =>
  new Plugin({
    props: {
      handleDOMEvents: {
        mouseup(view, { altKey }) {
          // The selection is known a moment after the button is let go.
          if (altKey && view.editable) {
            setTimeout(() => editor.isDestroyed || editor.state.selection.empty || blankAgain(editor));
          }
          return false;
        },
      },
    },
  });

const ClozeExtension = Extension.create({
  name: 'cloze',
  addKeyboardShortcuts() {
    return Object.fromEntries(Object.entries(keys).map(([name, act]) => [name, () => act(this.editor)] as const));
  },
  addProseMirrorPlugins() {
    return [blankFocus(), blankTyping(), clipboard(), selectingWithAlt(this.editor)];
  },
});

export const clozeExtensions = () => [...nodes, UndoRedo, ClozeExtension];
