import type { CSSProperties } from 'react';
import styles from './Crumbs.module.css';

export interface CrumbsProps {
  /** 4 to 40; 14 */
  count?: number;
  /** px that the farthest crumb flies; 130 */
  reach?: number;
  /** lie where they fell instead of flying */
  fallen?: boolean;
  className?: string;
}

// Turned by the golden angle each, no two crumbs fly side by side and none leaves a gap.
const GOLDEN = Math.PI * (3 - Math.sqrt(5));

const crumb = (i: number, count: number, reach: number) => {
  const angle = i * GOLDEN;
  const far = reach * Math.sqrt((i + 1) / count);
  return {
    '--x': `${Math.round(Math.cos(angle) * far)}px`,
    '--y': `${Math.round(Math.sin(angle) * far * 0.8)}px`,
    '--turn': `${(i * 83) % 360}deg`,
    '--size': `${6 + ((i * 5) % 7)}px`,
  } as CSSProperties;
};

/**
 * Crumbs that burst from the middle of a place. Give it a key for each burst. It says nothing to assistive technology, and
 * with less motion nothing flies.
 */
export function Crumbs({ count = 14, reach = 130, fallen = false, className }: CrumbsProps) {
  const many = Math.min(40, Math.max(4, Math.round(count)));
  return (
    <span className={`${styles.burst} ${className ?? ''}`} data-fallen={fallen ? '' : undefined} aria-hidden="true">
      {Array.from({ length: many }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a crumb is its place
        <i key={i} className={styles.crumb} style={crumb(i, many, reach)} />
      ))}
    </span>
  );
}
