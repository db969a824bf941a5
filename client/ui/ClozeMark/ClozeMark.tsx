import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './ClozeMark.module.css';

export interface ClozeMarkProps {
  /** 1 to 5; each has its colour and its own underline, since colour alone says nothing. Others look like 1. */
  group: number;
  /** the digit in the corner, where several groups are in view */
  digit?: boolean;
  className?: string;
  children: ReactNode;
}

/** A key point of a text, in the look of its cloze group. */
export function ClozeMark({ group, digit = false, className, children }: ClozeMarkProps) {
  return (
    <mark className={cx(styles.mark, className)} data-group={group}>
      {digit && <sup className={styles.digit}>{group}</sup>}
      {children}
    </mark>
  );
}
