import type { CSSProperties, ReactNode } from 'react';
import styles from './Sheet.module.css';

/** Many small things side by side in a story. */
export function Sheet({ columns, children }: { columns: number; children: ReactNode }) {
  return (
    <div className={styles.sheet} style={{ '--columns': columns } as CSSProperties}>
      {children}
    </div>
  );
}

/** Variants in a line, breaking where the place ends. */
export function Line({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}
