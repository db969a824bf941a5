import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import styles from './Chip.module.css';

export interface ChipProps extends ComponentProps<'button'> {
  /** chosen or not; left out where a click does something at once */
  pressed?: boolean;
}

/** A filter or a suggestion that can be tapped. */
export function Chip({ pressed, className, ...rest }: ChipProps) {
  return <button type="button" aria-pressed={pressed} {...rest} className={cx(styles.chip, className)} />;
}
