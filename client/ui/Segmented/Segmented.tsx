import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Segmented.module.css';

export interface SegmentedProps<Value extends string> {
  /** what is chosen */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  options: readonly { value: Value; label: ReactNode; lang?: string }[];
  className?: string;
}

/** One of two to four short choices, all in view. */
export function Segmented<Value extends string>({ label, value, onChange, options, className }: SegmentedProps<Value>) {
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as Value)}
      className={cx(styles.group, className)}
    >
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          nativeButton
          render={<button type="button" lang={option.lang} />}
          className={styles.option}
        >
          {option.label}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
