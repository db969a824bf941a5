import { Bun } from '#client/art/Bun/Bun.tsx';
import { cx } from '../cx.ts';
import styles from './Difficulty.module.css';

export interface DifficultyProps {
  /** 1 to 3 */
  level: 1 | 2 | 3;
  /** the meaning in words, such as "difficulty 2 of 3" */
  label: string;
  className?: string;
}

const STEPS = [1, 2, 3] as const;

/** How hard the face is, as dough that has risen one, two or three steps. */
export function Difficulty({ level, label, className }: DifficultyProps) {
  return (
    <span role="img" aria-label={label} className={cx(styles.difficulty, className)}>
      {STEPS.map((step) => (
        <span key={step} className={styles.step} data-on={step <= level ? '' : undefined}>
          <Bun state={step <= level ? 'baked' : 'raw'} size={10 + step * 4} />
        </span>
      ))}
    </span>
  );
}
