import { NumberField as Base } from '@base-ui/react/number-field';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { useT } from '#client/i18n/useT.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import styles from './Stepper.module.css';

export interface StepperProps extends FieldProps {
  value: number;
  /** a whole number of steps within the bounds */
  onChange: (value: number) => void;
  min: number;
  max: number;
  /** 1 */
  step?: number;
  disabled?: boolean;
}

/** A small number between two buttons. It can be typed, too; arrow keys go one step, with Shift ten. */
export function Stepper({ value, onChange, min, max, step = 1, disabled, ...field }: StepperProps) {
  const t = useT('ui');
  return (
    <Field {...field}>
      {(control) => (
        <Base.Root
          id={control.id}
          value={value}
          onValueChange={(next) => next !== null && onChange(next)}
          min={min}
          max={max}
          step={step}
          largeStep={step * 10}
          snapOnStep
          disabled={disabled}
          format={{ maximumFractionDigits: 0 }}
          className={styles.stepper}
        >
          <Base.Group className={styles.group}>
            <Base.Decrement className={styles.button} aria-label={t('less')} tabIndex={0}>
              <Icon name="minus" size={22} />
            </Base.Decrement>
            <Base.Input
              className={styles.input}
              aria-describedby={control['aria-describedby']}
              aria-invalid={control['aria-invalid']}
            />
            <Base.Increment className={styles.button} aria-label={t('more')} tabIndex={0}>
              <Icon name="plus" size={22} />
            </Base.Increment>
          </Base.Group>
        </Base.Root>
      )}
    </Field>
  );
}
