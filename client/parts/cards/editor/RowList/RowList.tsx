import type { ReactNode } from 'react';
import { Button } from '#client/ui/Button/Button.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Kbd } from '#client/ui/Kbd/Kbd.tsx';
import { SortableList } from '#client/ui/SortableList/SortableList.tsx';
import { useT } from '../wording.ts';
import styles from './RowList.module.css';

export interface RowListProps<Row extends { id: string }> {
  /** what the rows are */
  label: string;
  rows: readonly Row[];
  nameOf: (row: Row) => string;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  onAdd: () => void;
  addLabel: string;
  /** Enter in a row adds one, which the button says */
  addedByEnter?: boolean;
  /** no more can be added */
  full?: boolean;
  readOnly?: boolean;
  children: (row: Row, index: number) => ReactNode;
}

/** Rows of a card to be put in order, taken away and added to. */
export function RowList<Row extends { id: string }>({
  label,
  rows,
  nameOf,
  onMove,
  onRemove,
  onAdd,
  addLabel,
  addedByEnter,
  full,
  readOnly = false,
  children,
}: RowListProps<Row>) {
  const t = useT('cardEditor');
  return (
    <div className={styles.list}>
      {rows.length > 0 && (
        <SortableList
          label={label}
          items={rows}
          keyOf={({ id }) => id}
          nameOf={nameOf}
          onMove={onMove}
          disabled={readOnly}
          actsOf={(row) => [
            {
              key: 'remove',
              label: t('remove', { name: nameOf(row) }),
              icon: 'trash',
              danger: true,
              onAct: () => onRemove(rows.indexOf(row)),
            },
          ]}
        >
          {(row, index) => (
            <div className={styles.row}>
              <div className={styles.fields}>{children(row, index)}</div>
              {!readOnly && (
                <span className={styles.remove}>
                  <IconButton icon="close" label={t('remove', { name: nameOf(row) })} onClick={() => onRemove(index)} />
                </span>
              )}
            </div>
          )}
        </SortableList>
      )}
      {!readOnly && !full && (
        <Button scene="quiet" size="small" icon="plus" className={styles.add} onClick={onAdd}>
          {addLabel}
          {addedByEnter && <Kbd className={styles.key}>⏎</Kbd>}
        </Button>
      )}
    </div>
  );
}
