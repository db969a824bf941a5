import type { CSSProperties } from 'react';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import type { OutlineRow } from '../outline/outline.ts';
import { useT } from '../wording.ts';
import styles from './MoveDialog.module.css';

export interface MoveDialogProps {
  count: number;
  rows: readonly OutlineRow[];
  /** where the cards stand now */
  current: number;
  onChoose: (chapterId: number) => void;
  onClose: () => void;
}

/** The chapter that cards are moved to, for those who do not drag. */
export function MoveDialog({ count, rows, current, onChoose, onClose }: MoveDialogProps) {
  const t = useT('workshop');
  return (
    <Dialog open onClose={onClose} title={t('move_title', { count })} width={440}>
      <ul className={styles.list}>
        {rows.map(({ chapter, depth }) => (
          <li key={chapter.id}>
            <button
              type="button"
              className={styles.chapter}
              style={{ '--depth': depth } as CSSProperties}
              disabled={chapter.id === current}
              onClick={() => onChoose(chapter.id)}
            >
              <span>{chapter.title}</span>
              <small>{chapter.id === current ? t('move_here') : chapter.cardCount}</small>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
