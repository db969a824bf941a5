import type { ComponentProps, ElementType } from 'react';
import { cx } from '../cx.ts';
import styles from './Card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  as?: ElementType;
  /** `sunken` lies in the page instead of on it */
  tone?: 'raised' | 'sunken';
  /** room inside: 16 px on a phone, 20 px above */
  pad?: boolean;
}

/** A sheet of paper on the counter. */
export function Card({ as: Tag = 'div', tone = 'raised', pad = true, className, ...rest }: CardProps) {
  return <Tag {...rest} className={cx(styles.card, className)} data-tone={tone} data-pad={pad ? '' : undefined} />;
}
