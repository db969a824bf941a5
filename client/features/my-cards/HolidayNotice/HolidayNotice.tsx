import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import type { StudyControlPartsFragment } from '#client/graphql/generated/my-cards.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { daysBetween, useDate } from '../days.ts';
import { useT } from '../wording.ts';
import styles from './HolidayNotice.module.css';

export interface HolidayNoticeProps {
  until: string;
  catchUp: StudyControlPartsFragment['catchUp'];
  busy: boolean;
  onEnd: () => void;
}

/** A holiday that is under way, what comes after it, and the way back. */
export function HolidayNotice({ until, catchUp, busy, onEnd }: HolidayNoticeProps) {
  const t = useT('myCards');
  const dateOf = useDate();
  return (
    <section className={styles.notice}>
      <Mascot id={1003} pose="sleep" size={56} />
      <div className={styles.words}>
        <h2>{t('holiday_until', { date: dateOf(until) })}</h2>
        <p>{catchUp ? t('holiday_spread', { days: daysBetween(catchUp.since, catchUp.until) }) : t('holiday_rest')}</p>
      </div>
      <Button scene="secondary" size="small" loading={busy} onClick={onEnd}>
        {t('holiday_end')}
      </Button>
    </section>
  );
}
