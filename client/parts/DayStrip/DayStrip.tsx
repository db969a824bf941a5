import { useFormatter } from 'use-intl';
import { Bun } from '#client/art/Bun/Bun.tsx';
import styles from './DayStrip.module.css';
import { useT } from './wording.ts';

export interface DayStripProps {
  /** in order, YYYY-MM-DD; a week from Monday */
  days: readonly string[];
  /** days with a check-in */
  done: readonly string[];
  today: string;
}

/** Days in a row, such as those of a week, with a bun on each that was checked in. */
export function DayStrip({ days, done, today }: DayStripProps) {
  const t = useT('days');
  const format = useFormatter();
  const name = (day: string, weekday: 'narrow' | 'long') =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { weekday, timeZone: 'UTC' });
  return (
    <ol className={styles.week} aria-label={t('week')}>
      {days.map((day) => {
        const on = done.includes(day);
        const now = day === today;
        const word = now ? (on ? 'today_done' : 'today') : on ? 'done' : day < today ? 'missed' : 'ahead';
        return (
          <li key={day} className={styles.day} data-today={now ? '' : undefined}>
            <span aria-hidden="true">{name(day, 'narrow')}</span>
            {on ? (
              <Bun className={styles.bun} />
            ) : (
              <i className={styles.empty} data-past={day < today ? '' : undefined} />
            )}
            <span className="sr-only">{`${name(day, 'long')}: ${t(word)}`}</span>
          </li>
        );
      })}
    </ol>
  );
}
