import { cx } from '../cx.ts';
import styles from './StepDots.module.css';

export interface StepDotsProps {
  /** 0-based */
  step: number;
  of: number;
  /** the meaning in words, such as "step 2 of 4" */
  label: string;
  className?: string;
}

/** Where one is among a few steps. */
export function StepDots({ step, of, label, className }: StepDotsProps) {
  return (
    <span role="img" aria-label={label} className={cx(styles.dots, className)}>
      {Array.from({ length: of }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
        <i key={i} className={styles.dot} data-state={i < step ? 'past' : i === step ? 'now' : 'ahead'} />
      ))}
    </span>
  );
}
