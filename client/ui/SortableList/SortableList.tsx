import { type Active, closestCenter, DndContext, type Over, type UniqueIdentifier } from '@dnd-kit/core';
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { type ReactNode, useRef, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '../cx.ts';
import type { MenuAct } from '../Menu/menu-act.ts';
import { MoveMenu } from '../sorting/MoveMenu.tsx';
import { putBack } from '../sorting/put-back.ts';
import { useSortSensors } from '../sorting/use-sort-sensors.ts';
import { useAnnouncer } from '../useAnnouncer.tsx';
import styles from './SortableList.module.css';
import { SortableRow } from './SortableRow.tsx';

export interface SortableListProps<T> {
  /** what is put in order */
  label: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** how an item is called when it is announced */
  nameOf: (item: T) => string;
  /** takes the item at `from` out and puts it in at `to`; both count from 0 */
  onMove: (from: number, to: number) => void;
  /** what a row shows between its handle and its menu */
  children: (item: T, index: number) => ReactNode;
  /** what else the menu of a row can do, under the ways to move */
  actsOf?: (item: T) => readonly MenuAct[];
  disabled?: boolean;
  className?: string;
}

/**
 * Items to be put in order: by dragging the handle, by the keyboard on the handle, or by the menu of the row. Each move is
 * announced, and the focus stays on what was moved. It brings the drag and drop library along.
 */
export function SortableList<T>({
  label,
  items,
  keyOf,
  nameOf,
  onMove,
  children,
  actsOf,
  disabled = false,
  className,
}: SortableListProps<T>) {
  const t = useT('ui');
  const { announce, region } = useAnnouncer();
  const sensors = useSortSensors(sortableKeyboardCoordinates);
  const keys = items.map(keyOf);
  const last = items.length - 1;
  const [carrying, setCarrying] = useState(false);
  const over = useRef<UniqueIdentifier>(undefined);

  const placeOf = (one: Active | Over) => keys.indexOf(String(one.id));
  const nameAt = (index: number) => {
    const item = items[index];
    return item === undefined ? '' : nameOf(item);
  };
  const say = (key: 'sortPicked' | 'sortOver' | 'sortDropped', from: number, to: number) =>
    announce(t(key, { name: nameAt(from), place: to + 1, count: items.length }));

  const move = (from: number, to: number) => {
    if (to < 0 || to > last || from === to) return;
    onMove(from, to);
    say('sortDropped', from, to);
  };
  const way = (from: number, to: number, possible: boolean) => (possible ? () => move(from, to) : undefined);

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        screenReaderInstructions: { draggable: t('sortHow') },
        // said in the list's own live region, where the moves of the menu are said, too
        announcements: {
          onDragStart: ({ active }) => {
            over.current = active.id;
            say('sortPicked', placeOf(active), placeOf(active));
            return undefined;
          },
          onDragOver: ({ active, over: now }) => {
            // it is over its own place as soon as it is picked up, which nobody needs to hear
            if (now && now.id !== over.current) say('sortOver', placeOf(active), placeOf(now));
            if (now) over.current = now.id;
            return undefined;
          },
          onDragEnd: ({ active, over: now }) => void say('sortDropped', placeOf(active), placeOf(now ?? active)),
          onDragCancel: ({ active }) => void announce(t('sortCancelled', { name: nameAt(placeOf(active)) })),
        },
      }}
      onDragStart={() => setCarrying(true)}
      onDragEnd={({ active, over: now }) => {
        setCarrying(false);
        if (now && active.id !== now.id) onMove(placeOf(active), placeOf(now));
      }}
      onDragCancel={() => setCarrying(false)}
    >
      <SortableContext items={keys} strategy={verticalListSortingStrategy} disabled={disabled}>
        <ol aria-label={label} className={cx(styles.list, className)} onKeyDown={carrying ? putBack : undefined}>
          {items.map((item, i) => (
            <SortableRow
              key={keyOf(item)}
              id={keyOf(item)}
              name={nameOf(item)}
              disabled={disabled}
              menu={
                <MoveMenu
                  name={nameOf(item)}
                  acts={actsOf?.(item) ?? []}
                  disabled={disabled}
                  moves={[
                    { way: 'up', go: way(i, i - 1, i > 0) },
                    { way: 'down', go: way(i, i + 1, i < last) },
                    { way: 'top', go: way(i, 0, i > 0) },
                    { way: 'bottom', go: way(i, last, i < last) },
                  ]}
                />
              }
            >
              {children(item, i)}
            </SortableRow>
          ))}
        </ol>
      </SortableContext>
      {region}
    </DndContext>
  );
}
