import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Receipt.module.css';

interface ReceiptProps {
  className?: string;
  children: ReactNode;
}

/** A printed slip with a torn edge: the result of a lesson, an order. */
export function Receipt({ className, children }: ReceiptProps) {
  return (
    <div className={cx(styles.shadow, className)}>
      <div className={styles.paper}>{children}</div>
    </div>
  );
}

interface ReceiptLineProps {
  label: ReactNode;
  children: ReactNode;
}

/** Lines of a receipt: what, and how much of it. */
export function ReceiptLines({ children }: { children: ReactNode }) {
  return <dl className={styles.lines}>{children}</dl>;
}

export function ReceiptLine({ label, children }: ReceiptLineProps) {
  return (
    <div className={styles.line}>
      <dt>{label}</dt>
      <dd className="num">{children}</dd>
    </div>
  );
}

/** The perforation between two parts of a receipt. */
export function ReceiptCut() {
  return <hr className={styles.cut} />;
}
