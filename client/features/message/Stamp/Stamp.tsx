import { useFormatter } from 'use-intl';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { useT } from '../wording.ts';
import styles from './Stamp.module.css';

interface Props {
  /** the companion on it */
  mascot: number;
  /** when it was posted */
  sent: Date;
}

/** A stamp with the postmark of the bakery. It says nothing that the letter does not say in words. */
export function Stamp({ mascot, sent }: Props) {
  const t = useT('message');
  const format = useFormatter();
  return (
    <span className={styles.place} aria-hidden="true">
      <svg viewBox="0 0 104 72" className={styles.mark} aria-hidden="true">
        <g fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round">
          <circle cx="33" cy="36" r="30" />
          <circle cx="33" cy="36" r="24" strokeWidth="1.5" />
          <path d="M66 22q6-6 12 0t12 0 12 0M68 32q6-6 12 0t12 0 12 0M68 42q6-6 12 0t12 0 12 0" />
        </g>
        <text x="33" y="34" textAnchor="middle" fontSize="12" fontWeight="800" fill="currentColor">
          {t('from')}
        </text>
        <text x="33" y="48" textAnchor="middle" fontSize="12" fontWeight="700" fill="currentColor">
          {format.dateTime(sent, { month: 'numeric', day: 'numeric' })}
        </text>
      </svg>
      <span className={styles.stamp}>
        <span className={styles.picture}>
          <Mascot id={mascot} size={48} pose="happy" />
        </span>
      </span>
    </span>
  );
}
