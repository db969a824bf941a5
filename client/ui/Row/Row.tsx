import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import type { Gap } from '../gap.ts';
import styles from './Row.module.css';

export interface RowProps extends ComponentProps<'div'> {
  as?: 'div' | 'header' | 'footer' | 'ul';
  /** step of the spacing scale between children; 3 (12 px) */
  gap?: Gap;
  /** how the room that is left is given out; at the end */
  justify?: 'start' | 'between' | 'end';
}

/** Things side by side, in the middle of their height; what does not fit goes to the next line. */
export function Row({ as = 'div', gap = 3, justify = 'start', className, ...rest }: RowProps) {
  const Tag = as as 'div';
  return <Tag {...rest} className={cx(styles.row, className)} data-gap={gap} data-justify={justify} />;
}
