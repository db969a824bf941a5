import { type CSSProperties, type ReactNode, useId } from 'react';
import { useFormatter } from 'use-intl';
import { Bun } from '#client/art/Bun/Bun.tsx';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Calendar.module.css';
import { shiftMonth, weeksOf } from './months.ts';

export interface CalendarProps {
  /** the month shown, YYYY-MM */
  month: string;
  /** asked for the month before or after, as far as the bounds allow */
  onMonth: (month: string) => void;
  /** the learner's day, YYYY-MM-DD; no later month can be reached */
  today: string;
  /** no month before this can be reached, YYYY-MM */
  earliest?: string;
  /** days with a stamp, YYYY-MM-DD */
  stamped: ReadonlySet<string>;
  /** the stamps of this month are on their way */
  loading?: boolean;
  /** under the days, such as a sum */
  children?: ReactNode;
  className?: string;
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
/** No two stamps of a hand stand alike; by the day, so that a stamp keeps its turn. */
const turnOf = (day: string) => `${((Number(day.slice(-2)) * 37) % 25) - 12}deg`;

/** A month from Monday on, with a bun stamped on each day of study. */
export function Calendar({
  month,
  onMonth,
  today,
  earliest,
  stamped,
  loading = false,
  children,
  className,
}: CalendarProps) {
  const t = useT('ui');
  const format = useFormatter();
  const id = useId();
  const weeks = weeksOf(month);
  const name = (day: string, weekday: 'narrow' | 'long') => format.dateTime(noon(day), { weekday, timeZone: 'UTC' });
  // any Monday will do
  const weekdays = Array.from({ length: 7 }, (_, i) => `2024-01-0${i + 1}`);

  return (
    <section className={cx(styles.calendar, className)} aria-labelledby={id} aria-busy={loading || undefined}>
      <header className={styles.head}>
        <IconButton
          icon="left"
          label={t('previousMonth')}
          disabled={earliest !== undefined && month <= earliest}
          onClick={() => onMonth(shiftMonth(month, -1))}
        />
        <h2 id={id} className={cx(styles.month, 'display')} aria-live="polite">
          {format.dateTime(noon(`${month}-01`), { year: 'numeric', month: 'long', timeZone: 'UTC' })}
        </h2>
        <IconButton
          icon="right"
          label={t('nextMonth')}
          disabled={month >= today.slice(0, 7)}
          onClick={() => onMonth(shiftMonth(month, 1))}
        />
      </header>
      <table className={styles.days} aria-labelledby={id}>
        <thead>
          <tr>
            {weekdays.map((day) => (
              <th key={day} scope="col" abbr={name(day, 'long')}>
                {name(day, 'narrow')}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
            <tr key={i}>
              {week.map((day, weekday) =>
                day === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty place
                  <td key={weekday} />
                ) : (
                  <td
                    key={day}
                    className={styles.day}
                    aria-current={day === today ? 'date' : undefined}
                    data-state={stamped.has(day) ? 'stamped' : day > today ? 'ahead' : 'plain'}
                  >
                    {stamped.has(day) && (
                      <span className={styles.stamp} style={{ '--turn': turnOf(day) } as CSSProperties}>
                        <Bun />
                      </span>
                    )}
                    <b>{Number(day.slice(-2))}</b>
                    {stamped.has(day) && <span className="sr-only">{t('stamped')}</span>}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}
