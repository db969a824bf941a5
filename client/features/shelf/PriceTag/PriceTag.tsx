import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import styles from './PriceTag.module.css';

interface Props {
  className?: string;
  children: ReactNode;
}

/** A tag that hangs from the board by two strings, under what it names. */
export function PriceTag({ className, children }: Props) {
  return (
    <div className={styles.hang}>
      <div className={cx(styles.tag, className)}>{children}</div>
    </div>
  );
}
