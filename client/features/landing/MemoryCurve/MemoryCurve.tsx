import type { CSSProperties } from 'react';
import { useT } from '../wording.ts';
import styles from './MemoryCurve.module.css';

/** Days on which one card is met, and how well it is known in percent. */
const meetings = [
  { day: 1, mastery: 34 },
  { day: 2, mastery: 52 },
  { day: 6, mastery: 71 },
  { day: 17, mastery: 86 },
  { day: 45, mastery: 96 },
];

/** Loaves that rise with every meeting. */
export function MemoryCurve() {
  const t = useT('landing');
  return (
    <figure className={styles.figure}>
      <div className={styles.curve} role="img" aria-label={t('curve_label')}>
        {meetings.map(({ day, mastery }) => (
          <span key={day} className={`${styles.meeting} num`}>
            {mastery}%
            <i className={styles.loaf} style={{ '--rise': mastery / 100 } as CSSProperties} />
            <small>{t('curve_day', { day })}</small>
          </span>
        ))}
      </div>
      <figcaption>{t('curve_note')}</figcaption>
    </figure>
  );
}
