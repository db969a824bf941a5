import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './PageHead.module.css';

export interface PageHeadProps {
  title: ReactNode;
  /** before the title, such as the way back */
  start?: ReactNode;
  /** after it, such as buttons */
  end?: ReactNode;
  className?: string;
}

/** The head of a page, which stays in view. */
export function PageHead({ title, start, end, className }: PageHeadProps) {
  return (
    <header className={cx(styles.head, className)}>
      {start}
      <h1 className={styles.title}>{title}</h1>
      {end && <div className={styles.end}>{end}</div>}
    </header>
  );
}
