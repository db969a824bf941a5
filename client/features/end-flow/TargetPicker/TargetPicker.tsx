import { CHECK_IN_TARGETS } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './TargetPicker.module.css';

export interface TargetPickerProps {
  value: number;
  onChange: (days: number) => void;
}

/** Days in a row to aim at. */
export function TargetPicker({ value, onChange }: TargetPickerProps) {
  const t = useT('endFlow');
  return (
    <fieldset className={styles.target} data-line="3">
      <legend>{t('checkin_pick')}</legend>
      <p>{t('checkin_pick_text')}</p>
      <div className={styles.days}>
        {CHECK_IN_TARGETS.map((days) => (
          <label key={days} className={styles.day}>
            <input
              type="radio"
              name="check-in-target"
              className="sr-only"
              checked={value === days}
              onChange={() => onChange(days)}
            />
            {t('checkin_days', { days })}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
