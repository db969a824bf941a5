import { useFormatter, useTimeZone } from 'use-intl';
import { Bun } from '#client/art/Bun/Bun.tsx';
import { useCheckInWeekQuery } from '#client/graphql/generated/atlas.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { STREAK_DISPLAY_CAP } from '#domain/limits.ts';
import { weekOf } from '../week.ts';
import { useT } from '../wording.ts';
import styles from './CheckInWeek.module.css';

/** The week from Monday with a bun for each day of study, and the way to the promised number of days. */
export function CheckInWeek() {
  const t = useT('atlas');
  const format = useFormatter();
  const { days, today } = weekOf(Date.now(), useTimeZone());
  const { data } = useCheckInWeekQuery({
    variables: { startDate: days[0] ?? today, endDate: days[6] ?? today },
    fetchPolicy: 'cache-and-network',
  });
  if (!data) {
    return (
      <Card>
        <Skeletons label={t('loading')}>
          <Skeleton height={104} shape="box" />
        </Skeletons>
      </Card>
    );
  }
  const { continuousDays, target } = data.checkIn;
  const done = new Set(data.checkInStats.flatMap(({ date, type }) => (type ? [date] : [])));
  return (
    <Card as="section">
      <h2 className={styles.title}>
        {t.rich('streak_title', {
          days: Math.min(continuousDays, STREAK_DISPLAY_CAP),
          big: (chunks) => <span className={styles.days}>{chunks}</span>,
        })}
      </h2>
      <ol className={styles.week}>
        {days.map((day) => {
          const name = format.dateTime(new Date(`${day}T12:00:00Z`), { weekday: 'narrow', timeZone: 'UTC' });
          return (
            <li key={day} data-today={day === today ? '' : undefined}>
              <span className={styles.stamp} data-on={done.has(day) ? '' : undefined}>
                {done.has(day) && <Bun size={30} />}
                <span className="sr-only">{t(done.has(day) ? 'day_done' : 'day_empty')}</span>
              </span>
              {day === today ? t('today') : name}
            </li>
          );
        })}
      </ol>
      {target && (
        <div className={styles.target}>
          <Meter tone="crust" size="s" value={continuousDays} max={target} label={t('target', { days: target })} />
          <span className="num">
            {Math.min(continuousDays, target)}/{target}
          </span>
        </div>
      )}
    </Card>
  );
}
