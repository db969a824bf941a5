import type { CSSProperties, ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Ring.module.css';

export interface RingProps {
  value: number;
  /** 100 unless told */
  max?: number;
  tone?: 'butter' | 'leaf' | 'jam' | 'crust' | 'gem' | 'region';
  /** px; 72 */
  size?: number;
  /** what is measured */
  label: string;
  /** the value in words where the number alone says little, as in "14 / 20" */
  valueText?: string;
  className?: string;
  /** in the middle, such as the number */
  children?: ReactNode;
}

const WIDTH = 12;
const RADIUS = 50 - WIDTH / 2;
const ROUND = 2 * Math.PI * RADIUS;

/** A doughnut that closes as something comes to its end. */
export function Ring({
  value,
  max = 100,
  tone = 'butter',
  size = 72,
  label,
  valueText,
  className,
  children,
}: RingProps) {
  const now = Math.min(max, Math.max(0, value));
  const share = max > 0 ? now / max : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={now}
      aria-valuetext={valueText}
      className={cx(styles.ring, className)}
      data-tone={tone}
      style={{ '--size': `${size}px` } as CSSProperties}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <circle className={styles.track} cx="50" cy="50" r={RADIUS} strokeWidth={WIDTH} />
        {share > 0 && (
          <circle
            className={styles.fill}
            cx="50"
            cy="50"
            r={RADIUS}
            strokeWidth={WIDTH}
            strokeDasharray={ROUND}
            strokeDashoffset={ROUND * (1 - share)}
          />
        )}
      </svg>
      <span className={styles.middle}>{children}</span>
    </div>
  );
}
