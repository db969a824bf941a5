import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Bubble.module.css';

export interface BubbleProps {
  /** where the speaker is */
  tail?: 'left' | 'bottom' | 'top';
  className?: string;
  children: ReactNode;
}

/** What a companion says. */
export function Bubble({ tail = 'left', className, children }: BubbleProps) {
  return (
    <div className={cx(styles.bubble, className)} data-tail={tail}>
      {children}
    </div>
  );
}
