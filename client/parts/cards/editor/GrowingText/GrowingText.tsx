import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '#client/ui/cx.ts';
import { useCountdown } from '../use-countdown.ts';
import styles from './GrowingText.module.css';

export interface GrowingTextProps extends Omit<ComponentProps<'textarea'>, 'value'> {
  /** what is written here; the label is only heard, the place says it */
  label: string;
  /** as it stands now, to count it; the field itself keeps its text */
  text: string;
  /** a line that cannot be broken by Enter */
  singleLine?: boolean;
  size?: 'normal' | 'title' | 'word';
  error?: ReactNode;
  /** at the end of the first line, such as a button that reads it aloud */
  end?: ReactNode;
}

/** A field that grows with its text, and counts down before the bound of 1000 characters. Typing on is allowed. */
export function GrowingText({
  label,
  text,
  singleLine,
  size = 'normal',
  error,
  end,
  className,
  onKeyDown,
  ...rest
}: GrowingTextProps) {
  const note = useId();
  const { words, over } = useCountdown(text);
  return (
    <div className={cx(styles.box, className)} data-invalid={error || over ? '' : undefined} data-size={size}>
      <div className={styles.line}>
        <textarea
          rows={1}
          {...rest}
          aria-label={label}
          aria-invalid={error || over ? true : undefined}
          aria-describedby={error || words ? note : undefined}
          className={styles.text}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (singleLine && event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
          }}
        />
        {end}
      </div>
      <p id={note} className={styles.note} aria-live="polite">
        {error && <span className={styles.error}>{error}</span>}
        {words && (
          <span className={styles.count} data-over={over ? '' : undefined}>
            {words}
          </span>
        )}
      </p>
    </div>
  );
}
