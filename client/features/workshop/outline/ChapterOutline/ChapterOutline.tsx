import { type KeyboardEvent, useRef, useState } from 'react';
import { Button } from '#client/ui/Button/Button.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { LateMenu } from '#client/ui/LateMenu/LateMenu.tsx';
import { placeOf, step, type TreePlace, type TreeWay } from '#client/ui/SortableTree/tree-moves.ts';
import { DEEPEST_CHAPTER } from '../../settings.ts';
import { useT } from '../../wording.ts';
import { ChapterRow } from '../ChapterRow/ChapterRow.tsx';
import { type OutlineRow, visibleRows } from '../outline.ts';
import styles from './ChapterOutline.module.css';

export interface ChapterOutlineProps {
  rows: readonly OutlineRow[];
  current: number | undefined;
  collapsed: ReadonlySet<number>;
  onCollapse: (id: number, collapsed: boolean) => void;
  onSelect: (id: number) => void;
  onCreate: (parentId: number | null) => void;
  onRename: (id: number, title: string) => void;
  onMove: (id: number, place: TreePlace) => void;
  onRemove: (id: number) => void;
  /** what was removed lately is asked for */
  onShowRemoved: () => void;
  /** a chapter that was just made, whose title is written first */
  renaming?: number;
  onRenamingEnd?: () => void;
}

const WAYS: readonly { way: 'up' | 'down' | 'in' | 'out'; icon: 'up' | 'down' | 'indent' | 'outdent' }[] = [
  { way: 'up', icon: 'up' },
  { way: 'down', icon: 'down' },
  { way: 'in', icon: 'indent' },
  { way: 'out', icon: 'outdent' },
];

/**
 * The chapters as a tree: arrows go and fold, Home and End, letters find, Enter opens, F2 renames, Delete removes, Alt with
 * arrows moves, Space carries.
 */
export function ChapterOutline({
  rows,
  current,
  collapsed,
  onCollapse,
  onSelect,
  onCreate,
  onRename,
  onMove,
  onRemove,
  onShowRemoved,
  renaming,
  onRenamingEnd,
}: ChapterOutlineProps) {
  const t = useT('workshop');
  const tree = useRef<HTMLDivElement>(null);
  const [writing, setWriting] = useState<number>();
  const [focused, setFocused] = useState<number>();
  const seen = visibleRows(rows, collapsed);
  const ids = seen.map(({ chapter }) => chapter.id);
  const tabbable = focused !== undefined && ids.includes(focused) ? focused : (current ?? ids[0]);
  const named = writing ?? renaming;

  const focus = (id: number | undefined) => {
    if (id === undefined) return;
    setFocused(id);
    tree.current?.querySelector<HTMLElement>(`[data-chapter="${id}"]`)?.focus();
  };
  const go = (id: number, way: TreeWay) => {
    const next = step(rows, String(id), way, DEEPEST_CHAPTER);
    if (next) onMove(id, placeOf(next, String(id)));
  };
  const endRenaming = (id: number) => {
    setWriting(undefined);
    onRenamingEnd?.();
    setTimeout(() => focus(id));
  };

  const onKeyDown =
    (at: number, { chapter, hasChildren, depth }: OutlineRow) =>
    (event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey) return;
      const { key, altKey } = event;
      const parent = [...seen.slice(0, at)].reverse().find((row) => row.depth < depth)?.chapter.id;
      const moves: Record<string, () => void> = altKey
        ? {
            ArrowUp: () => go(chapter.id, 'up'),
            ArrowDown: () => go(chapter.id, 'down'),
            ArrowRight: () => go(chapter.id, 'in'),
            ArrowLeft: () => go(chapter.id, 'out'),
          }
        : {
            ArrowUp: () => focus(ids[at - 1]),
            ArrowDown: () => focus(ids[at + 1]),
            ArrowRight: () =>
              hasChildren && collapsed.has(chapter.id)
                ? onCollapse(chapter.id, false)
                : focus(hasChildren ? ids[at + 1] : undefined),
            ArrowLeft: () => (hasChildren && !collapsed.has(chapter.id) ? onCollapse(chapter.id, true) : focus(parent)),
            Home: () => focus(ids[0]),
            End: () => focus(ids.at(-1)),
            Enter: () => onSelect(chapter.id),
            F2: () => setWriting(chapter.id),
            Delete: () => onRemove(chapter.id),
          };
      const move = moves[key];
      if (move) {
        event.preventDefault();
        move();
        return;
      }
      if (key.length === 1 && key !== ' ' && !altKey) {
        const following = [...seen.slice(at + 1), ...seen.slice(0, at + 1)];
        focus(following.find(({ chapter: one }) => one.title.toLowerCase().startsWith(key.toLowerCase()))?.chapter.id);
      }
    };

  return (
    <div className={styles.outline}>
      <div ref={tree} role="tree" aria-label={t('chapters')} className={styles.tree}>
        {seen.map((row, at) => {
          const { chapter } = row;
          return (
            <ChapterRow
              key={chapter.id}
              row={row}
              selected={chapter.id === current}
              collapsed={collapsed.has(chapter.id)}
              renaming={chapter.id === named}
              tabbable={chapter.id === tabbable}
              onSelect={() => {
                setFocused(chapter.id);
                onSelect(chapter.id);
              }}
              onToggle={() => onCollapse(chapter.id, !collapsed.has(chapter.id))}
              onRename={(title) => onRename(chapter.id, title)}
              onRenameEnd={() => endRenaming(chapter.id)}
              onKeyDown={onKeyDown(at, row)}
              menu={
                <LateMenu
                  label={t('chapter_menu', { title: chapter.title })}
                  tabIndex={chapter.id === tabbable ? 0 : -1}
                  className={styles.menu}
                  groups={[
                    [
                      {
                        key: 'rename',
                        label: t('rename'),
                        icon: 'edit',
                        shortcut: 'F2',
                        onAct: () => setWriting(chapter.id),
                      },
                      {
                        key: 'below',
                        label: t('chapter_below'),
                        icon: 'plus',
                        disabled: row.depth >= DEEPEST_CHAPTER,
                        onAct: () => onCreate(chapter.id),
                      },
                    ],
                    WAYS.map(({ way, icon }) => ({
                      key: way,
                      label: t(`chapter_${way}`),
                      icon,
                      disabled: !step(rows, row.key, way, DEEPEST_CHAPTER),
                      onAct: () => go(chapter.id, way),
                    })),
                    [
                      {
                        key: 'remove',
                        label: t('chapter_remove'),
                        icon: 'trash',
                        danger: true,
                        onAct: () => onRemove(chapter.id),
                      },
                    ],
                  ]}
                />
              }
            />
          );
        })}
      </div>
      <div className={styles.foot}>
        <Button scene="quiet" icon="plus" className={styles.add} onClick={() => onCreate(null)}>
          {t('chapter_new')}
        </Button>
        <IconButton icon="trash" label={t('removed_title')} onClick={onShowRemoved} />
      </div>
    </div>
  );
}
