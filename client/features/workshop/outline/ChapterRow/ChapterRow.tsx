import { useDraggable, useDroppable } from '@dnd-kit/core';
import {
  type CSSProperties,
  type KeyboardEvent,
  type MouseEventHandler,
  type ReactNode,
  type TouchEventHandler,
  useRef,
} from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { cx } from '#client/ui/cx.ts';
import { dragId, useDragging } from '../../moving/dragging.ts';
import { own } from '../../moving/own.ts';
import { CHAPTER_TITLE_MAX } from '../../settings.ts';
import { useT } from '../../wording.ts';
import type { OutlineRow } from '../outline.ts';
import styles from './ChapterRow.module.css';

export interface ChapterRowProps {
  row: OutlineRow;
  selected: boolean;
  collapsed: boolean;
  /** its title is being written */
  renaming: boolean;
  /** Tab reaches it */
  tabbable: boolean;
  onSelect: () => void;
  onToggle: () => void;
  onRename: (title: string) => void;
  onRenameEnd: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
  /** the button that opens its menu */
  menu: ReactNode;
}

/** A chapter in the outline: its title and number of cards, to be opened, carried, folded and renamed in place. */
export function ChapterRow({
  row: { chapter, depth, hasChildren, total },
  selected,
  collapsed,
  renaming,
  tabbable,
  onSelect,
  onToggle,
  onRename,
  onRenameEnd,
  onKeyDown,
  menu,
}: ChapterRowProps) {
  const t = useT('workshop');
  const cancelled = useRef(false);
  const { carried, landing } = useDragging();
  const drag = useDraggable({ id: dragId.chapter(chapter.id), disabled: renaming });
  const drop = useDroppable({ id: dragId.chapter(chapter.id) });
  const over = landing?.kind === 'into' && landing.chapterId === chapter.id;
  const line = landing?.kind === 'chapter' && landing.over === chapter.id ? landing.depth : undefined;
  return (
    <div
      ref={(node) => {
        drop.setNodeRef(node);
        drag.setNodeRef(node);
      }}
      role="treeitem"
      tabIndex={tabbable ? 0 : -1}
      aria-selected={selected}
      aria-expanded={hasChildren ? !collapsed : undefined}
      aria-level={depth + 1}
      aria-labelledby={renaming ? undefined : `chapter-${chapter.id} count-${chapter.id}`}
      data-chapter={chapter.id}
      data-over={over ? '' : undefined}
      data-carried={carried?.kind === 'chapter' && carried.id === chapter.id ? '' : undefined}
      className={styles.row}
      style={{ '--depth': depth, '--line': line } as CSSProperties}
      data-line={line === undefined ? undefined : ''}
      onKeyDown={own((event: KeyboardEvent<HTMLDivElement>) => {
        // the keys are those of what is carried, until it is put down
        if (carried) return;
        // Space picks it up, all other keys are the tree's
        if (event.key === ' ' && !renaming) drag.listeners?.onKeyDown?.(event);
        onKeyDown(event);
      })}
      onMouseDown={own(drag.listeners?.onMouseDown as MouseEventHandler | undefined)}
      onTouchStart={own(drag.listeners?.onTouchStart as TouchEventHandler | undefined)}
      onClick={own(onSelect)}
    >
      {hasChildren ? (
        // the keyboard folds by the arrow keys of the tree
        <button
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={cx(styles.fold, collapsed && styles.folded)}
          onClick={(event) => {
            event.stopPropagation();
            onToggle();
          }}
        >
          <Icon name="down" size={18} />
        </button>
      ) : (
        <span className={styles.fold} />
      )}
      {renaming ? (
        <input
          // biome-ignore lint/a11y/noAutofocus: the author asked to write here
          autoFocus
          aria-label={t('chapter_title')}
          defaultValue={chapter.title}
          maxLength={CHAPTER_TITLE_MAX}
          className={styles.input}
          onFocus={(event) => event.target.select()}
          onClick={(event) => event.stopPropagation()}
          onMouseDown={(event) => event.stopPropagation()}
          onKeyDown={(event) => {
            event.stopPropagation();
            if (event.nativeEvent.isComposing) return;
            if (event.key === 'Enter') event.currentTarget.blur();
            if (event.key === 'Escape') {
              cancelled.current = true;
              event.currentTarget.blur();
            }
          }}
          onBlur={(event) => {
            const title = event.target.value.trim();
            if (!cancelled.current && title !== '' && title !== chapter.title) onRename(title);
            cancelled.current = false;
            onRenameEnd();
          }}
        />
      ) : (
        <span id={`chapter-${chapter.id}`} className={styles.title}>
          {chapter.title}
        </span>
      )}{' '}
      <span id={`count-${chapter.id}`} className={styles.count}>
        {total}
      </span>
      {menu}
    </div>
  );
}
