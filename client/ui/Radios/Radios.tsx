import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import styles from './Radios.module.css';

export interface RadioOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** a quieter second line */
  line?: ReactNode;
  /** at the end, such as a price */
  end?: ReactNode;
  disabled?: boolean;
}

export interface RadiosProps<Value extends string> {
  /** what is chosen */
  label: ReactNode;
  /** the label is only heard, where the place says what it is */
  labelHidden?: boolean;
  /** null while nothing is chosen */
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly RadioOption<Value>[];
  disabled?: boolean;
  className?: string;
}

/** One of a few, each with room to be explained. Arrow keys move the choice. */
export function Radios<Value extends string>({
  label,
  labelHidden,
  value,
  onChange,
  options,
  disabled,
  className,
}: RadiosProps<Value>) {
  const id = useId();
  return (
    <div className={cx(styles.radios, className)}>
      <p id={id} className={labelHidden ? 'sr-only' : styles.label}>
        {label}
      </p>
      <RadioGroup
        aria-labelledby={id}
        value={value}
        onValueChange={(next) => onChange(next as Value)}
        disabled={disabled}
        className={styles.group}
      >
        {options.map((option) => (
          <Radio.Root
            key={option.value}
            value={option.value}
            disabled={option.disabled}
            nativeButton
            render={<button type="button" />}
            className={styles.option}
          >
            <span className={styles.mark} aria-hidden="true" />
            <span className={styles.words}>
              {option.label}
              {option.line && <small>{option.line}</small>}
            </span>
            {option.end && <span className={styles.end}>{option.end}</span>}
          </Radio.Root>
        ))}
      </RadioGroup>
    </div>
  );
}
