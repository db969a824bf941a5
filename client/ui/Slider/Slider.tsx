import { Slider as Base } from '@base-ui/react/slider';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';
import styles from './Slider.module.css';

export interface SliderProps {
  label: ReactNode;
  /** the label is only heard, where the place says what it is */
  labelHidden?: boolean;
  value: number;
  onChange: (value: number) => void;
  /** when the finger lets go or a key is pressed, for what costs more than a drawing */
  onSettle?: (value: number) => void;
  /** 0 */
  min?: number;
  /** 100 */
  max?: number;
  /** 1 */
  step?: number;
  /** the value in words, shown at the end of the label and said; the number unless told */
  words?: (value: number) => string;
  disabled?: boolean;
  className?: string;
}

/** A value on a scale. Arrow keys go one step, Page Up and Down ten, Home and End to the ends. */
export function Slider({
  label,
  labelHidden,
  value,
  onChange,
  onSettle,
  min = 0,
  max = 100,
  step = 1,
  words = String,
  disabled,
  className,
}: SliderProps) {
  return (
    <Base.Root
      value={value}
      onValueChange={onChange}
      onValueCommitted={onSettle}
      min={min}
      max={max}
      step={step}
      largeStep={step * 10}
      disabled={disabled}
      className={cx(styles.slider, className)}
    >
      <div className={labelHidden ? 'sr-only' : styles.head}>
        <Base.Label className={styles.label}>{label}</Base.Label>
        <span className={styles.value}>{words(value)}</span>
      </div>
      <Base.Control className={styles.control} data-target="">
        <Base.Track className={styles.track}>
          <Base.Indicator className={styles.fill} />
          <Base.Thumb className={styles.thumb} getAriaValueText={(_, now) => words(now)} />
        </Base.Track>
      </Base.Control>
    </Base.Root>
  );
}
