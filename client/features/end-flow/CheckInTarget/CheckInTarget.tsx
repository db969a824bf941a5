import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { CHECK_IN_TARGETS } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './CheckInTarget.module.css';

export interface CheckInTargetProps {
  value: number;
  onChange: (days: number) => void;
}

/** Days in a row to aim at. */
export function CheckInTarget({ value, onChange }: CheckInTargetProps) {
  const t = useT('endFlow');
  return (
    <section className={styles.target}>
      <Mascot id={1012} pose="happy" size={112} />
      <h1 className={`${styles.title} display`}>{t('checkin_pick')}</h1>
      <p className={styles.line}>{t('checkin_pick_text')}</p>
      <fieldset className={styles.days}>
        <legend className="sr-only">{t('checkin_pick')}</legend>
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
      </fieldset>
    </section>
  );
}
