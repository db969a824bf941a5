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
  return (
    <div className={cx(styles.bar, className)}>
      <Item name="bread" className={styles.loaf} />
      <div
        className={styles.track}
        role="progressbar"
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={Math.max(max, value)}
        aria-valuenow={value}
        aria-valuetext={`${value}/${max}`}
      >
        <i
          className={styles.fill}
          data-empty={share === 0 ? '' : undefined}
          style={{ '--p': share } as CSSProperties}
        />
      </div>
      <span className={styles.text} aria-hidden="true">
        {value}/{max} {next && <small>{next}</small>}
      </span>
    </div>
  );
}
