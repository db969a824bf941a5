import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormatter } from 'use-intl';
import { useT } from '#client/i18n/useT.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Calendar.module.css';
import { dayByKey, shiftMonth, weeksOf } from './months.ts';

export interface CalendarProps {
  /** the month shown, YYYY-MM */
  month: string;
  /** asked for the month before or after, as far as the bounds allow */
  onMonth: (month: string) => void;
  /** the learner's day, YYYY-MM-DD; no later month can be reached */
  today: string;
  /** the day it begins with, YYYY-MM-DD: no month before can be reached, and days before have no place */
  first?: string;
  /** days with a stamp, YYYY-MM-DD */
  stamped: ReadonlySet<string>;
  /** the stamps of this month are on their way */
  loading?: boolean;
  /** under the days, such as a sum */
  children?: ReactNode;
  className?: string;
}

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/**
 * A month from Monday on, as a baking sheet: days in a row with a stamp are one loaf. One of its days takes the focus; arrow
 * keys go from day to day and week to week, also into the next month, Home and End to the ends of the week, Page Up and Page Down
 * to the same day of another month.
 */
export function Calendar({
  month,
  onMonth,
  today,
  first,
  stamped,
  loading = false,
  children,
  className,
}: CalendarProps) {
  const t = useT('ui');
  const format = useFormatter();
  const id = useId();
  const days = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState(today);
  const moved = useRef(false);
  const weeks = weeksOf(month);
  const latest = today.slice(0, 7);
  const earliest = first?.slice(0, 7);
  const stateOf = (day: string) =>
    stamped.has(day) ? 'stamped' : day > today ? 'ahead' : first !== undefined && day < first ? 'before' : 'plain';
  const entry = chosen.startsWith(month) ? chosen : month === latest ? today : `${month}-01`;
  const name = (day: string, weekday: 'narrow' | 'long') => format.dateTime(noon(day), { weekday, timeZone: 'UTC' });
  // any Monday will do
  const weekdays = Array.from({ length: 7 }, (_, i) => `2024-01-0${i + 1}`);
  const said = (day: string) =>
    t(`day_${stateOf(day)}`, {
      day: format.dateTime(noon(day), { month: 'long', day: 'numeric', timeZone: 'UTC' }),
    });

  // the day that a key went to may be in a month that is drawn only now
  useEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    days.current?.querySelector<HTMLElement>(`[data-day="${entry}"]`)?.focus();
  });

  function move(event: KeyboardEvent) {
    // with these the key is the browser's, such as the way back
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = dayByKey(entry, event.key, earliest, latest);
    if (to === null) return;
    event.preventDefault();
    if (to === entry) return;
    const toMonth = to.slice(0, 7);
    moved.current = true;
    setChosen(to);
    if (toMonth !== month) onMonth(toMonth);
  }

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
          disabled={month >= latest}
          onClick={() => onMonth(shiftMonth(month, 1))}
        />
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days are moved over by keys, as in a grid */}
      <table ref={days} role="grid" className={styles.days} aria-labelledby={id} onKeyDown={move}>
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
                    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid
                    role="gridcell"
                    data-day={day}
                    tabIndex={day === entry ? 0 : -1}
                    className={styles.day}
                    aria-label={said(day)}
                    aria-current={day === today ? 'date' : undefined}
                    data-state={stateOf(day)}
                    data-from={stamped.has(day) && !stamped.has(week[weekday - 1] ?? '') ? '' : undefined}
                    data-to={stamped.has(day) && !stamped.has(week[weekday + 1] ?? '') ? '' : undefined}
                    onFocus={() => setChosen(day)}
                  >
                    <b>{Number(day.slice(-2))}</b>
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
