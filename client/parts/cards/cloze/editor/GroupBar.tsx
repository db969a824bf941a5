import { Toolbar } from '@base-ui/react/toolbar';
import type { Editor } from '@tiptap/core';
import { type MouseEvent, useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import styles from './GroupBar.module.css';
import { useCloze } from './state/ClozeEditing.tsx';
import { GROUPS } from './text/blanks.ts';
import { blank, blankAgain, blankInNext, unblank } from './text/cloze-extension.ts';
import { useT } from './wording.ts';

const FIRST = 5;
const ERASER = 'M9 19h11M4.5 14L13 5.5l6 6L11.5 19H8z';

/** A press that leaves the caret, and on a phone the keyboard, where they are. */
const stay = (event: MouseEvent) => event.preventDefault();

interface Props {
  /** five groups, the others on asking; nine otherwise */
  short?: boolean;
}

/** The groups a selection can become a blank of; the one of the blank at the caret is pressed. */
export function GroupBar({ short = false }: Props) {
  const t = useT('cloze_editor');
  const editor = useCloze((state) => state.editor);
  const current = useCloze((state) => state.blank?.group);
  const [asked, setAsked] = useState(false);
  const isRest = asked && short;
  const shown = short ? (isRest ? GROUPS.slice(FIRST) : GROUPS.slice(0, FIRST)) : GROUPS;
  const act = (does: (editor: Editor) => boolean) => () => {
    if (editor) does(editor);
  };
  return (
    <Toolbar.Root
      className={styles.bar}
      aria-label={t('toolbar')}
      onMouseDown={stay}
      data-short={short ? '' : undefined}
    >
      {!short && (
        <>
          <Toolbar.Button
            className={styles.act}
            aria-label={t('next_group')}
            title={t('next_group')}
            onClick={(event) => act(event.altKey ? blankAgain : blankInNext)()}
          >
            <Icon name="plus" size={20} />
          </Toolbar.Button>
          <Toolbar.Separator className={styles.line} />
        </>
      )}
      {shown.map((group) => (
        <Toolbar.Button
          key={group}
          className={styles.group}
          data-group={group.slice(1)}
          aria-label={t('group', { group: group.slice(1) })}
          aria-pressed={current === group}
          onClick={act((editor) => blank(editor, group))}
        >
          {group.slice(1)}
        </Toolbar.Button>
      ))}
      {short && (
        <Toolbar.Button
          className={styles.act}
          aria-label={t(isRest ? 'fewer_groups' : 'more_groups')}
          aria-expanded={isRest}
          onClick={() => setAsked(!asked)}
        >
          <Icon name={isRest ? 'left' : 'more'} size={20} />
        </Toolbar.Button>
      )}
      {!short && <Toolbar.Separator className={styles.line} />}
      <Toolbar.Button
        className={styles.act}
        aria-label={t('remove_blank')}
        title={t('remove_blank')}
        onClick={act(unblank)}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d={ERASER} />
        </svg>
      </Toolbar.Button>
    </Toolbar.Root>
  );
}
