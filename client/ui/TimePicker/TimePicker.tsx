import { type ReactNode, useMemo } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { useReducedMotion } from '#client/platform/motion.ts';
import { cx } from '../cx.ts';
import styles from './TimePicker.module.css';
import { TimeWheel } from './TimeWheel.tsx';

export interface TimePickerProps {
  /** what the time is for */
  label: ReactNode;
  /** the label is only heard, where the place says what it is */
  labelHidden?: boolean;
  /** HH:mm, 00:00 to 23:59; minutes between two steps show as the step before */
  value: string;
  onChange: (value: string) => void;
  /** minutes from one choice to the next; 5 */
  step?: 5 | 15;
  disabled?: boolean;
  className?: string;
}

const two = (n: number) => String(n).padStart(2, '0');
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** A time of the day on two wheels, hour and minute. */
export function TimePicker({
  label,
  labelHidden,
  value,
  onChange,
  step = 5,
  disabled = false,
  className,
}: TimePickerProps) {
  const t = useT('ui');
  const still = useReducedMotion();
  const [hour = 0, exact = 0] = value.split(':').map(Number);
  const minute = exact - (exact % step);
  const minutes = useMemo(() => Array.from({ length: 60 / step }, (_, i) => i * step), [step]);
  return (
    <fieldset className={cx(styles.picker, className)} disabled={disabled}>
      <legend className={labelHidden ? 'sr-only' : styles.label}>{label}</legend>
      <div className={styles.wheels} data-disabled={disabled ? '' : undefined}>
        <TimeWheel
          label={t('hour')}
          values={HOURS}
          value={hour}
          onChange={(next) => onChange(`${two(next)}:${two(minute)}`)}
          disabled={disabled}
          still={still}
        />
        <span className={styles.colon} aria-hidden="true">
          :
        </span>
        <TimeWheel
          label={t('minute')}
          values={minutes}
          value={minute}
          onChange={(next) => onChange(`${two(hour)}:${two(next)}`)}
          disabled={disabled}
          still={still}
        />
      </div>
    </fieldset>
  );
}
