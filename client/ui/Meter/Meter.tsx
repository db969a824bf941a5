import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import styles from './Meter.module.css';

export interface MeterProps {
  value: number;
  /** 100 unless told */
  max?: number;
  tone?: 'butter' | 'leaf' | 'jam' | 'crust' | 'gem' | 'region';
  size?: 's' | 'normal' | 'l';
  /** what is measured */
  label: string;
  /** the value in words where the number alone says little, as in "14 / 20" */
  valueText?: string;
  className?: string;
}

/** A baguette that fills from the left; the scored cuts show on the filled part. */
export function Meter({ value, max = 100, tone = 'butter', size = 'normal', label, valueText, className }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={Math.min(max, Math.max(0, value))}
      aria-valuetext={valueText}
      className={cx(styles.meter, className)}
      data-tone={tone}
      data-size={size}
    >
      <i className={styles.fill} data-empty={share === 0 ? '' : undefined} style={{ '--p': share } as CSSProperties} />
    </div>
  );
}
