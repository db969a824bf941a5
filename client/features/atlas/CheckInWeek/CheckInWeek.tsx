import { Link } from '@tanstack/react-router';
import { useTimeZone } from 'use-intl';
import { useCheckInWeekQuery } from '#client/graphql/generated/atlas.ts';
import { DayStrip } from '#client/parts/DayStrip/DayStrip.tsx';
import { weekOf } from '#client/parts/DayStrip/week.ts';
import { serverNow } from '#client/platform/server-clock.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { STREAK_DISPLAY_CAP } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './CheckInWeek.module.css';

/** The week from Monday with a bun for each day of study, and the way to the promised number of days. */
export function CheckInWeek() {
  const t = useT('atlas');
  const { days, today } = weekOf(serverNow(), useTimeZone());
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
  const done = data.checkInStats.flatMap(({ date, type }) => (type ? [date] : []));
  return (
    <Card as="section">
      <header className={styles.head}>
        <h2 className={styles.title}>
          {t.rich('streak_title', {
            days: Math.min(continuousDays, STREAK_DISPLAY_CAP),
            big: (chunks) => <span className={`${styles.days} hero`}>{chunks}</span>,
          })}
        </h2>
        <Link to="/calendar" className={styles.calendar}>
          {t('calendar')}
        </Link>
      </header>
      <DayStrip days={days} done={done} today={today} />
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
