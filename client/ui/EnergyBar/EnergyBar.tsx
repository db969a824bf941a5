import type { CSSProperties, ReactNode } from 'react';
import { Item } from '#client/art/Item/Item.tsx';
import { cx } from '../cx.ts';
import styles from './EnergyBar.module.css';

export interface EnergyBarProps {
  value: number;
  max: number;
  /** what it is, such as "bread" */
  label: string;
  /** when the next one comes, such as "+1 · 12:40"; left out when full */
  next?: ReactNode;
  className?: string;
}

/** Bread left for today: a loaf at the head of a baguette that refills with time. It may hold more than its maximum. */
export function EnergyBar({ value, max, label, next, className }: EnergyBarProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  const text = (
    <>
      {value}/{max} {next && <small>{next}</small>}
    </>
  );
  return (
    <span className={cx(styles.bar, className)} style={{ '--p': share } as CSSProperties}>
      <Item name="bread" className={styles.loaf} />
      <span
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(max, value)}
        aria-valuenow={value}
        aria-valuetext={`${value}/${max}`}
      >
        <span className={styles.text} aria-hidden="true">
          {text}
        </span>
        {/* the same words once more in the colour that reads on butter, cut where the butter ends */}
        <span data-clamped="" className={styles.fill} data-empty={share === 0 ? '' : undefined} aria-hidden="true">
          <span className={cx(styles.text, styles.onButter)}>{text}</span>
        </span>
      </span>
    </span>
  );
}
