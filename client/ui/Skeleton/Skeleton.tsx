import type { CSSProperties } from 'react';
import { cx } from '../cx.ts';
import { useDelayed } from '../useDelayed.ts';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  shape?: 'line' | 'box' | 'round' | 'bun' | 'bag';
  /** any CSS length; the full width unless told */
  width?: number | string;
  height?: number | string;
  className?: string;
}

/** Raw dough in the place of what will come, of its final size. Put several into a `Skeletons`. */
export function Skeleton({ shape = 'line', width, height, className }: SkeletonProps) {
  return (
    <span className={cx(styles.skeleton, className)} data-shape={shape} style={{ width, height } as CSSProperties} />
  );
}

export interface SkeletonsProps {
  /** what is being loaded */
  label: string;
  /** ms of nothing before they show; 200 */
  delay?: number;
  className?: string;
  children: React.ReactNode;
}

/** A place that is still loading. It holds its size from the start and shows the dough after 200 ms. */
export function Skeletons({ label, delay, className, children }: SkeletonsProps) {
  const visible = useDelayed(delay);
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label={label}
      className={cx(styles.place, className)}
      data-visible={visible ? '' : undefined}
    >
      {children}
    </div>
  );
}
