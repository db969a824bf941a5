import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { useT } from '#client/i18n/useT.ts';
import styles from './SortableList.module.css';

interface SortableRowProps {
  id: string;
  /** the name of what is moved */
  name: string;
  /** steps to the right; 0 */
  depth?: number;
  menu: ReactNode;
  disabled: boolean;
  children: ReactNode;
}

/** A row with a handle to drag it by, its content, and a menu. */
export function SortableRow({ id, name, depth = 0, menu, disabled, children }: SortableRowProps) {
  const t = useT('ui');
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id,
    disabled,
    attributes: { roleDescription: t('sortRole') },
  });
  return (
    // the place keeps its edges while the row inside changes its depth: dragging is measured by the place
    <li
      ref={setNodeRef}
      className={styles.place}
      data-dragging={isDragging ? '' : undefined}
      style={{ transform: CSS.Translate.toString(transform && { ...transform, x: 0 }), transition }}
    >
      <div className={styles.row} style={{ '--depth': depth } as CSSProperties}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          {...attributes}
          {...listeners}
          disabled={disabled}
          aria-label={t('sortHandle', { name })}
          className={styles.handle}
        >
          <Icon name="drag" size={24} />
        </button>
        <div className={styles.content}>{children}</div>
        {menu}
      </div>
    </li>
  );
}
