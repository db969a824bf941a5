import { cx } from '../cx.ts';
import { formatBadge } from '../numbers.ts';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** nothing is drawn at 0; above 99 it reads 99+ */
  count?: number;
  /** only that there is something new, not how much */
  dot?: boolean;
  /** the meaning for assistive technology, such as "2 unread" */
  label?: string;
  className?: string;
}

/** Something new is waiting. */
export function Badge({ count = 0, dot = false, label, className }: BadgeProps) {
  if (!dot && count <= 0) return null;
  const text = dot ? '' : formatBadge(count);
  return (
    <span className={cx(dot ? styles.dot : styles.badge, className)}>
      {label ? (
        <>
          <span aria-hidden="true">{text}</span>
          <span className="sr-only">{label}</span>
        </>
      ) : (
        text
      )}
    </span>
  );
}
