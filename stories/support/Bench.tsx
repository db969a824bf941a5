import type { CSSProperties, ReactNode } from 'react';
import styles from './Bench.module.css';

/** A place on a whole page for one thing of a given width (px), with room around it for what opens. */
export function Bench({ width, children }: { width?: number; children: ReactNode }) {
  return (
    <div className={styles.bench}>
      <div className={styles.thing} style={{ '--w': width ? `${width}px` : 'auto' } as CSSProperties}>
        {children}
      </div>
    </div>
  );
}
