import type { ComponentProps, ReactNode } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { IconName } from '#client/art/Icon/icons.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import styles from './TextField.module.css';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, keyof FieldProps> {
  icon?: IconName;
  /** at the end of the line, such as a button that sends a code */
  end?: ReactNode;
}

/** One line of text. */
export function TextField({ label, labelHidden, hint, error, aside, className, icon, end, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, labelHidden, hint, error, aside, className }}>
      {(control) => (
        <span
          className={styles.box}
          data-invalid={error ? '' : undefined}
          data-disabled={input.disabled ? '' : undefined}
        >
          {icon && <Icon name={icon} size={22} className={styles.icon} />}
          <input {...input} {...control} className={styles.input} />
          {end}
        </span>
      )}
    </Field>
  );
}
