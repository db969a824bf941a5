import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { HandStamp } from '#client/art/Printer/Printer.tsx';
import { useT } from '../wording.ts';
import styles from './DayStamp.module.css';

export interface DayStampProps {
  /** YYYY-MM-DD */
  today: string;
  /** what stands beside it */
  children: ReactNode;
}

/** The stamp that comes down on a day: once its line is printed, a hand stamp leaves its mark. */
export function DayStamp({ today, children }: DayStampProps) {
  const t = useT('endFlow');
  const format = useFormatter();
  const day = format.dateTime(new Date(`${today}T00:00:00Z`), { month: 'numeric', day: 'numeric', timeZone: 'UTC' });
  return (
    <div className={styles.row} data-line="4">
      <div className={styles.beside}>{children}</div>
      <p className={styles.mark}>
        <span className="display">{t('checkin_mark')}</span>
        <b className="num">{day}</b>
      </p>
      <HandStamp className={styles.hand} />
    </div>
  );
}
