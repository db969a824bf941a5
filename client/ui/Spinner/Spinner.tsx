import { cx } from '../cx.ts';
import { useDelayed } from '../useDelayed.ts';
import styles from './Spinner.module.css';

export interface SpinnerProps {
  /** px */
  size?: number;
  /** said once it is visible; leave out where something around it already says so */
  label?: string;
  /** ms of nothing before it shows; 200 */
  delay?: number;
  className?: string;
}

/** Something is on its way. Shows after 200 ms. */
export function Spinner({ size = 32, label, delay, className }: SpinnerProps) {
  const visible = useDelayed(delay);
  return (
    <span
      className={cx(styles.spinner, className)}
      data-testid="spinner"
      data-visible={visible ? '' : undefined}
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
        <circle className={styles.ring} cx="16" cy="16" r="12" />
        <path className={styles.arc} d="M16 4a12 12 0 0 1 12 12" />
      </svg>
      {label && visible && <span className="sr-only">{label}</span>}
    </span>
  );
}
