import type { ReactNode } from 'react';
import { cx } from '#client/ui/cx.ts';
import styles from './EditorSection.module.css';

export interface EditorSectionProps {
  title: ReactNode;
  /** how many there are, beside the title */
  count?: ReactNode;
  /** an act or a hint at the end of the title's line */
  aside?: ReactNode;
  /** title above its fields at every width, for what needs the whole line */
  stacked?: boolean;
  className?: string;
  children: ReactNode;
}

/** Fields of a card under one title; from the tablet on the title stands beside them. */
export function EditorSection({ title, count, aside, stacked, className, children }: EditorSectionProps) {
  return (
    <section className={cx(styles.section, className)} data-stacked={stacked ? '' : undefined}>
      <div className={styles.head}>
        <h3 className={styles.title}>
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </h3>
        {aside}
      </div>
      <div className={styles.fields}>{children}</div>
    </section>
  );
}
