import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import styles from './ShelfBoard.module.css';

interface Props {
  label?: string;
  className?: string;
  /** Cells, each as high above its board as its first child. */
  children: ReactNode;
}

/** The wooden shelf: a board runs under every row of bags, to the end of the wall. */
export function ShelfBoard({ label, className, children }: Props) {
  return (
    <ul className={cx(styles.board, className)} aria-label={label}>
      {children}
    </ul>
  );
}
