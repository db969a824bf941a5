import type { ReactNode } from 'react';
import styles from './ClozeEditor.module.css';

/** What is wrong, in words beside its sign. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <p className={styles.warning}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 4L2.5 20h19zM12 10v4.5M12 17.5h.01" />
      </svg>
      <span>{children}</span>
    </p>
  );
}
