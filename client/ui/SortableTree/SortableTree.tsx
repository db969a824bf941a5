import {
  type Active,
  closestCenter,
  DndContext,
  type KeyboardCoordinateGetter,
  type Over,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '../cx.ts';
import type { MenuAct } from '../Menu/menu-act.ts';
import styles from '../SortableList/SortableList.module.css';
import { SortableRow } from '../SortableList/SortableRow.tsx';
import { MoveMenu } from '../sorting/MoveMenu.tsx';
import { putBack } from '../sorting/put-back.ts';
import { useSortSensors } from '../sorting/use-sort-sensors.ts';
import { useAnnouncer } from '../useAnnouncer.tsx';
import {
  branchEnd,
  depthAt,
  heightOf,
  moveBranch,
  placeOf,
  step,
  type TreePlace,
  type TreeWay,
  without,
} from './tree-moves.ts';

export interface SortableTreeProps<T> {
  /** what is put in order */
  label: string;
  /** from top to bottom, each parent before its children */
  items: readonly T[];
  keyOf: (item: T) => string;
  /** 0 at the root */
  depthOf: (item: T) => number;
  /** how an item is called when it is announced */
  nameOf: (item: T) => string;
  /** the item, with all below it, is to stand there */
  onMove: (item: T, place: TreePlace) => void;
  /** depth of the lowest level; 2 */
  deepest?: number;
  /** what a row shows between its handle and its menu */
  children: (item: T) => ReactNode;
  /** what else the menu of a row can do, under the ways to move */
  actsOf?: (item: T) => readonly MenuAct[];
  disabled?: boolean;
  className?: string;
}

/** px to the right of a level, as in the style sheet of the rows */
const INDENT = 28;
const WAYS: readonly TreeWay[] = ['up', 'down', 'top', 'bottom', 'in', 'out'];

/** Up and down go from row to row, left and right from level to level. */
const byKeys: KeyboardCoordinateGetter = (event, given) => {
  const { x, y } = given.currentCoordinates;
  if (event.code === 'ArrowLeft' || event.code === 'ArrowRight') {
    event.preventDefault();
    return { x: x + (event.code === 'ArrowLeft' ? -INDENT : INDENT), y };
  }
  const next = sortableKeyboardCoordinates(event, given);
  return next && { x, y: next.y };
};

/**
 * A tree to be put in order. Dragging or the arrow keys up and down choose the row, left and right the level; the menu of a
 * row does the same in steps. What is below an item goes with it. Moves are announced, the focus stays on what was moved.
 */
export function SortableTree<T>({
  label,
  items,
  keyOf,
  depthOf,
  nameOf,
  onMove,
  deepest = 2,
  children,
  actsOf,
  disabled = false,
  className,
}: SortableTreeProps<T>) {
  const t = useT('ui');
  const { announce, region } = useAnnouncer();
  const sensors = useSortSensors(byKeys);
  const [dragged, setDragged] = useState<string>();
  const [target, setTarget] = useState<{ over: UniqueIdentifier; levels: number }>();

  const rows = items.map((item) => ({ key: keyOf(item), depth: depthOf(item) }));
  const itemOf = (key: string | null) => items.find((item) => keyOf(item) === key);
  const nameFor = (key: string | null) => {
    const item = itemOf(key);
    return item === undefined ? '' : nameOf(item);
  };

  const from = dragged === undefined ? -1 : rows.findIndex((row) => row.key === dragged);
  // what is below the dragged row travels with it, unseen
  const shown = from < 0 ? rows : [...rows.slice(0, from + 1), ...rows.slice(branchEnd(rows, from))];

  /** The rows as they would be if it were let go there; undefined where it cannot stand. */
  const landing = (key: string, over: UniqueIdentifier, levels: number) => {
    const start = rows.findIndex((row) => row.key === key);
    const others = without(rows, start);
    const seen = [...rows.slice(0, start + 1), ...rows.slice(branchEnd(rows, start))];
    const at = seen.findIndex((row) => row.key === over);
    const depth = depthAt(others, at, (rows[start]?.depth ?? 0) + levels, heightOf(rows, start), deepest);
    return depth === undefined ? undefined : moveBranch(rows, key, at, depth);
  };
  const levelsOf = (x: number) => Math.round(x / INDENT);
  const projected = dragged !== undefined && target ? landing(dragged, target.over, target.levels) : undefined;

  const say = (key: 'sortOver' | 'sortDropped', name: string, { parent, index }: TreePlace) =>
    parent === null
      ? announce(t(key, { name, place: index + 1, count: items.length }))
      : announce(t(`${key}In`, { name, place: index + 1, parent: nameFor(parent) }));

  const settle = (key: string, next: readonly { key: string; depth: number }[] | undefined) => {
    const item = itemOf(key);
    const old = placeOf(rows, key);
    const place = next ? placeOf(next, key) : old;
    if (item === undefined) return;
    say('sortDropped', nameOf(item), place);
    if (place.parent !== old.parent || place.index !== old.index) onMove(item, place);
  };

  const follow = (active: Active, over: Over | null, x: number) => {
    if (!over) return;
    const levels = levelsOf(x);
    if (target?.over === over.id && target.levels === levels) return;
    setTarget({ over: over.id, levels });
    const key = String(active.id);
    const next = landing(key, over.id, levels);
    if (next) say('sortOver', nameFor(key), placeOf(next, key));
  };
  const done = () => {
    setDragged(undefined);
    setTarget(undefined);
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t('sortTreeHow') },
        // said in the tree's own live region, where the moves of the menu are said, too
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
      }}
      onDragStart={({ active }) => {
        const key = String(active.id);
        const { index } = placeOf(rows, key);
        setDragged(key);
        setTarget({ over: key, levels: 0 });
        announce(t('sortPicked', { name: nameFor(key), place: index + 1, count: items.length }));
      }}
      onDragMove={({ active, over, delta }) => follow(active, over, delta.x)}
      onDragOver={({ active, over, delta }) => follow(active, over, delta.x)}
      onDragEnd={({ active, over, delta }) => {
        const key = String(active.id);
        settle(key, over ? landing(key, over.id, levelsOf(delta.x)) : undefined);
        done();
      }}
      onDragCancel={({ active }) => {
        announce(t('sortCancelled', { name: nameFor(String(active.id)) }));
        done();
      }}
    >
      <SortableContext items={shown.map(({ key }) => key)} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ol aria-label={label} className={cx(styles.list, className)} onKeyDown={from < 0 ? undefined : putBack}>
          {shown.map(({ key, depth }) => {
            const item = itemOf(key);
            if (item === undefined) return null;
            const now = key === dragged ? (projected?.find((row) => row.key === key)?.depth ?? depth) : depth;
            return (
              <SortableRow
                key={key}
                id={key}
                name={nameOf(item)}
                depth={now}
                disabled={disabled}
                menu={
                  <MoveMenu
                    name={nameOf(item)}
                    acts={actsOf?.(item) ?? []}
                    disabled={disabled}
                    moves={WAYS.map((way) => {
                      const next = step(rows, key, way, deepest);
                      return { way, go: next && (() => settle(key, next)) };
                    })}
                  />
                }
              >
                {children(item)}
              </SortableRow>
            );
          })}
        </ol>
      </SortableContext>
      {region}
    </DndContext>
  );
}
