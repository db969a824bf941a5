import type { ComponentProps } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { cx } from '../cx.ts';
import styles from './Choice.module.css';

export type ChoiceState = 'plain' | 'selected' | 'correct' | 'wrong' | 'used';

export interface ChoiceProps extends ComponentProps<'button'> {
  state?: ChoiceState;
  /** only as wide as its text, as in a pool of words */
  fit?: boolean;
  /** the key that picks it; shown where there is a keyboard */
  hint?: string;
  /** the word beside the sign of right or wrong: colour alone says nothing */
  mark?: string;
}

/** One answer. A used one leaves its place in the pool empty. */
export function Choice({ state = 'plain', fit, hint, mark, className, children, onClick, ...rest }: ChoiceProps) {
  const isOut = rest['aria-disabled'] === true || state === 'used';
  const judged = state === 'correct' || state === 'wrong';
  return (
    <button
      type="button"
      {...rest}
      className={cx(styles.choice, className)}
      data-state={state}
      data-fit={fit ? '' : undefined}
      // What goes out of play by being pressed keeps the focus, which a button that is disabled would lose.
      aria-disabled={isOut || undefined}
      onClick={isOut ? undefined : onClick}
      aria-keyshortcuts={hint}
    >
      {hint && (
        <span className={styles.key} aria-hidden="true">
          {hint}
        </span>
      )}
      <span className={styles.text}>{children}</span>
      {judged && (
        <span className={styles.mark}>
          <Icon name={state === 'correct' ? 'check' : 'close'} size={20} />
          {mark}
        </span>
      )}
    </button>
  );
}
