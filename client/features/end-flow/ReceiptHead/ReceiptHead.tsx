import type { ReactNode } from 'react';
import styles from './ReceiptHead.module.css';

export interface ReceiptHeadProps {
  title: string;
  /** what is said in short at its end */
  children?: ReactNode;
}

/** The line that a part of a receipt begins with. */
export function ReceiptHead({ title, children }: ReceiptHeadProps) {
  return (
    <div className={styles.head} data-line="">
      <h2>{title}</h2>
      {children && <span className={styles.end}>{children}</span>}
    </div>
  );
}
