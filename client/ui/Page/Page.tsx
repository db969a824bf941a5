import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Page.module.css';

export interface PageProps {
  /** how wide it grows: a list to read, a page with two columns, or a shelf */
  width?: 'list' | 'page' | 'wide';
  className?: string;
  children: ReactNode;
}

/** A page beside the main navigation: margins of the house, room for the bar at the bottom of a phone. */
export function Page({ width = 'page', className, children }: PageProps) {
  return (
    <main className={cx(styles.page, className)} data-width={width}>
      {children}
    </main>
  );
}
