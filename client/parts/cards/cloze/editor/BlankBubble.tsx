import type { Editor } from '@tiptap/core';
import { BubbleMenu } from '@tiptap/react/menus';
import type { KeyboardEvent } from 'react';
import styles from './GroupBar.module.css';
import { GroupBar } from './GroupBar.tsx';
import { focusedBlank } from './text/blank-focus.ts';

const options = { placement: 'top-start', offset: 12, shift: { padding: 4 }, flip: { padding: 4 } } as const;

const shouldShow = ({ editor, element }: { editor: Editor; element: HTMLElement }) => {
  const { state, view } = editor;
  const isHere = view.hasFocus() || element.contains(document.activeElement);
  const { from, to } = state.selection;
  const isWorth = focusedBlank(state) !== undefined || state.doc.textBetween(from, to).trim() !== '';
  return editor.isEditable && isHere && isWorth;
};

/** Arrows go through the buttons. Left to the browser they would move the caret of the text, which takes the focus with it. */
function moveThrough(event: KeyboardEvent<HTMLDivElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (step === undefined || event.defaultPrevented) return;
  event.preventDefault();
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const at = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons.at((at + step) % buttons.length)?.focus();
}

/** The groups beside what is selected. Alt F10 goes into it, Escape back to the text. */
export function BlankBubble({ editor }: { editor: Editor }) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key === 'Escape') editor.commands.focus();
    else moveThrough(event);
  };
  return (
    <BubbleMenu
      editor={editor}
      className={styles.bubble}
      data-blank-bubble=""
      tabIndex={-1}
      updateDelay={0}
      options={options}
      shouldShow={shouldShow}
      onKeyDown={onKeyDown}
    >
      <GroupBar />
    </BubbleMenu>
  );
}
