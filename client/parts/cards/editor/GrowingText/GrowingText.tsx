import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { cx } from '#client/ui/cx.ts';
import { CONTENT_LIMIT } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './GrowingText.module.css';

/** Characters before the bound from which on the rest is counted down. */
const COUNT_FROM = 100;

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
  const t = useT('cardEditor');
  const note = useId();
  const left = CONTENT_LIMIT - [...text].length;
  const counted = left <= COUNT_FROM;
  return (
    <div className={cx(styles.box, className)} data-invalid={error || left < 0 ? '' : undefined} data-size={size}>
      <div className={styles.line}>
        <textarea
          rows={1}
          {...rest}
          aria-label={label}
          aria-invalid={error || left < 0 ? true : undefined}
          aria-describedby={error || counted ? note : undefined}
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
        {counted && (
          <span className={styles.count} data-over={left < 0 ? '' : undefined}>
            {left < 0 ? t('over', { count: -left }) : t('left', { count: left })}
          </span>
        )}
      </p>
    </div>
  );
}
