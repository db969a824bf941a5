import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import styles from './Field.module.css';

export interface FieldProps {
  label: ReactNode;
  /** the label is only heard, where the place says what it is */
  labelHidden?: boolean;
  hint?: ReactNode;
  /** what is wrong and how to mend it; announced when it appears */
  error?: ReactNode;
  /** beside the hint, such as a count */
  aside?: ReactNode;
  className?: string;
}

/** What a control inside a field must carry. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** A label, a control, and what there is to say about it. */
export function Field({
  label,
  labelHidden,
  hint,
  error,
  aside,
  className,
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const id = useId();
  const note = error ?? hint;
  return (
    <div className={cx(styles.field, className)}>
      <label htmlFor={id} className={labelHidden ? 'sr-only' : styles.label}>
        {label}
      </label>
      {children({
        id,
        'aria-describedby': note || aside ? `${id}-note` : undefined,
        'aria-invalid': error ? true : undefined,
      })}
      <div id={`${id}-note`} className={styles.note} aria-live="polite">
        {note && (
          <span className={styles.hint} data-tone={error ? 'jam' : undefined}>
            {note}
          </span>
        )}
        {aside && <span className={styles.aside}>{aside}</span>}
      </div>
    </div>
  );
}
