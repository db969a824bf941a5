import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import type { Gap } from '../gap.ts';
import styles from './Stack.module.css';

export interface StackProps extends ComponentProps<'div'> {
  as?: 'div' | 'section' | 'ul' | 'ol' | 'form';
  /** step of the spacing scale between children; 4 (16 px) */
  gap?: Gap;
}

/** Things below one another, evenly apart. */
export function Stack({ as = 'div', gap = 4, className, ...rest }: StackProps) {
  const Tag = as as 'div';
  return <Tag {...rest} className={cx(styles.stack, className)} data-gap={gap} />;
}
