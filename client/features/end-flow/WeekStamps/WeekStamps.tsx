import { useFormatter } from 'use-intl';
import { Bun } from '#client/art/Bun/Bun.tsx';
import { useT } from '../wording.ts';
import styles from './WeekStamps.module.css';

export interface WeekStampsProps {
  /** Monday to Sunday, YYYY-MM-DD */
  week: readonly string[];
  /** days with a check-in */
  stamped: readonly string[];
  today: string;
}

/** A week with a bun on each day that was checked in. */
export function WeekStamps({ week, stamped, today }: WeekStampsProps) {
  const t = useT('endFlow');
  const format = useFormatter();
  const name = (day: string, weekday: 'narrow' | 'long') =>
    format.dateTime(new Date(`${day}T00:00:00Z`), { weekday, timeZone: 'UTC' });
  return (
    <ol className={styles.week} aria-label={t('week')}>
      {week.map((day) => {
        const on = stamped.includes(day);
        const now = day === today;
        const word =
          now && on ? 'checkin_today' : on ? 'checkin_stamped' : day < today ? 'checkin_missed' : 'checkin_ahead';
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
