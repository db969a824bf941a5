import type { StudyControlPartsFragment } from '#client/graphql/generated/my-cards.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { dayAfter, useDate } from '../days.ts';
import { useT } from '../wording.ts';
import styles from './CatchUpNotice.module.css';

export interface CatchUpNoticeProps {
  control: Pick<StudyControlPartsFragment, 'due' | 'offers' | 'catchUp'>;
  busy: boolean;
  onPlan: (days: number) => void;
  onCancel: () => void;
}

/** A backlog with ways to spread it over days, or the way that was chosen and how far today's share is. */
export function CatchUpNotice({ control: { due, offers, catchUp }, busy, onPlan, onCancel }: CatchUpNoticeProps) {
  const t = useT('myCards');
  const dateOf = useDate();
  if (catchUp) {
    const { dailyCards: cards, doneToday: done, until } = catchUp;
    return (
      <section className={styles.notice}>
        <div className={styles.head}>
          <div>
            <h2>{t('catch_up', { date: dateOf(dayAfter(until, -1)) })}</h2>
            <p>{done >= cards ? t('catch_up_done', { cards }) : t('catch_up_text', { done, cards })}</p>
          </div>
          <Button scene="secondary" size="small" loading={busy} onClick={onCancel}>
            {t('catch_up_end')}
          </Button>
        </div>
        <Meter label={t('catch_up', { date: dateOf(dayAfter(until, -1)) })} value={Math.min(done, cards)} max={cards} />
      </section>
    );
  }
  return (
    <section className={styles.notice}>
      <div>
        <h2>{t('backlog', { count: due })}</h2>
        <p>{t('backlog_text')}</p>
      </div>
      <div className={styles.offers}>
        {offers.map(({ days, dailyCards }) => (
          <Button key={days} scene="secondary" size="small" loading={busy} onClick={() => onPlan(days)}>
            {t('backlog_days', { days, cards: dailyCards })}
          </Button>
        ))}
      </div>
    </section>
  );
}
