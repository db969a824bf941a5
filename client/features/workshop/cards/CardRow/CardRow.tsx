import { useDraggable } from '@dnd-kit/core';
import { type MouseEvent, type MouseEventHandler, memo, type TouchEventHandler, useRef } from 'react';
import { DropPlace } from '../../moving/DropPlace.tsx';
import { dragId, useDragging } from '../../moving/dragging.ts';
import { own } from '../../moving/own.ts';
import styles from './CardRow.module.css';
import type { CardRowProps } from './card-row-props.ts';
import { RowBody } from './RowBody.tsx';

/** A card of the list: its number, what it says, and what is to be known of it. */
export const CardRow = memo(function CardRow({
  rowKey,
  useRow,
  number,
  current,
  chosen,
  ticking,
  tabbable,
  statsOf,
  onPress,
  onKeyDown,
  actsOf,
}: CardRowProps) {
  const row = useRow(rowKey);
  const { carried, landing } = useDragging();
  const drag = useDraggable({ id: dragId.card(row.key) });
  const node = useRef<HTMLDivElement>(null);
  const isCarried = carried?.kind === 'cards' && carried.keys.includes(row.key);
  return (
    <div
      ref={(element) => {
        node.current = element;
        drag.setNodeRef(element);
      }}
      role="row"
      aria-selected={chosen || current}
      aria-labelledby={ticking ? `card-${row.key}` : `number-${row.key} card-${row.key}`}
      tabIndex={tabbable ? 0 : -1}
      data-card={row.key}
      data-current={current ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      data-carried={isCarried ? '' : undefined}
      data-line={landing?.kind === 'card' && landing.before === row.key ? '' : undefined}
      className={styles.row}
      onKeyDown={(event) => {
        // the keys are those of what is carried, until it is put down
        if (carried) return;
        if (event.key === ' ' && event.target === event.currentTarget) drag.listeners?.onKeyDown?.(event);
        onKeyDown(row.key, event);
      }}
      onMouseDown={own(drag.listeners?.onMouseDown as MouseEventHandler | undefined)}
      onTouchStart={own(drag.listeners?.onTouchStart as TouchEventHandler | undefined)}
      onClick={own(({ shiftKey, ctrlKey, metaKey }: MouseEvent) =>
        onPress(row.key, { range: shiftKey, toggle: ctrlKey || metaKey || ticking }),
      )}
    >
      <RowBody
        rowKey={row.key}
        content={row.content}
        createdType={row.createdType}
        status={row.status}
        number={number}
        ticking={ticking}
        chosen={chosen}
        tabbable={tabbable}
        stats={statsOf(row.id)}
        actsOf={actsOf}
      />
      {carried && <DropPlace id={dragId.card(row.key)} of={node} />}
    </div>
  );
});
