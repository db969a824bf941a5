import { STAR } from '#client/art/kit/items.ts';
import { cx } from '../cx.ts';
import styles from './Stars.module.css';

export interface StarsProps {
  value: number;
  of?: number;
  /** the meaning in words, such as "2 of 3 stars" */
  label: string;
  /** px of one star */
  size?: number;
  className?: string;
}

/** Stars won out of those to be won. */
export function Stars({ value, of = 3, label, size = 18, className }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={cx(styles.stars, className)}>
      {Array.from({ length: of }, (_, i) => (
        <svg
          // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
          key={i}
          viewBox="0 0 48 48"
          width={size}
          height={size}
          className={styles.star}
          data-on={i < value ? '' : undefined}
          aria-hidden="true"
        >
          <path d={STAR} />
        </svg>
      ))}
    </span>
  );
}
