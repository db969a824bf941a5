import type { ComponentProps } from 'react';
import { Field, type FieldProps } from '../Field/Field.tsx';
import styles from './TextArea.module.css';

export interface TextAreaProps
  extends Omit<FieldProps, 'aside'>,
    Omit<ComponentProps<'textarea'>, keyof FieldProps | 'value'> {
  value: string;
  /** characters at most; the count shows and turns red when passed. Typing on is allowed: cutting is the writer's work. */
  limit?: number;
}

/** Several lines of text. */
export function TextArea({
  label,
  labelHidden,
  hint,
  error,
  className,
  limit,
  value,
  rows = 4,
  ...rest
}: TextAreaProps) {
  const count = [...value].length;
  const over = limit !== undefined && count > limit;
  return (
    <Field
      {...{ label, labelHidden, hint, error, className }}
      aside={
        limit !== undefined && (
          <span className={styles.count} data-over={over ? '' : undefined}>
            {count}/{limit}
          </span>
        )
      }
    >
      {(control) => (
        <textarea
          {...rest}
          {...control}
          aria-invalid={over || control['aria-invalid']}
          rows={rows}
          value={value}
          className={styles.area}
        />
      )}
    </Field>
  );
}
