import { Item } from '#client/art/Item/Item.tsx';
import type { CalendarScreenQuery } from '#client/graphql/generated/calendar.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { STREAK_DISPLAY_CAP } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './StreakCard.module.css';

export interface StreakCardProps {
  checkIn: CalendarScreenQuery['checkIn'];
}

/** The streak of today, the longest one, and all days there were. */
export function StreakCard({ checkIn }: StreakCardProps) {
  const t = useT('calendar');
  const small = (days: number) => t.rich('days', { days, small: (chunks) => <small>{chunks}</small> });
  return (
    <Card as="section" className={styles.card}>
      <div className={styles.now}>
        <Item name="flame" size={64} />
        <h2>
          {t.rich('streak', {
            days: Math.min(checkIn.continuousDays, STREAK_DISPLAY_CAP),
            big: (chunks) => <span className={styles.days}>{chunks}</span>,
          })}
        </h2>
      </div>
      <p className={styles.today}>{t(checkIn.todayCheckIn ? 'today_done' : 'today_open')}</p>
      <dl className={styles.sums}>
        <div>
          <dt>{t('longest')}</dt>
          <dd>{small(checkIn.maxContinuousDays)}</dd>
          <Item name="trophy" size={34} />
        </div>
        <div>
          <dt>{t('all')}</dt>
          <dd>{small(checkIn.accumulatedDays)}</dd>
          <Item name="calendar" size={34} />
        </div>
      </dl>
    </Card>
  );
}
