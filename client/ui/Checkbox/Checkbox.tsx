import { Checkbox as Base } from '@base-ui/react/checkbox';
import { type ReactNode, useId } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { cx } from '../cx.ts';
import styles from './Checkbox.module.css';

export interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

/** A tick and the words beside it. */
export function Checkbox({ checked, onChange, disabled, className, children }: CheckboxProps) {
  const id = useId();
  return (
    <span className={cx(styles.line, className)}>
      <Base.Root
        id={id}
        checked={checked}
        onCheckedChange={onChange}
        disabled={disabled}
        nativeButton
        render={<button type="button" />}
        className={styles.tick}
      >
        <Base.Indicator className={styles.mark}>
          <Icon name="check" size={16} />
        </Base.Indicator>
      </Base.Root>
      <label htmlFor={id}>{children}</label>
    </span>
  );
}
