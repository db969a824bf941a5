import { ChartCard } from '../ChartCard/ChartCard.tsx';
import { useT } from '../wording.ts';
import styles from './TimeSpent.module.css';

const MINUTE = 60;
const HOUR = 3600;

interface TimeSpentProps {
  /** seconds */
  time: { today: number; usualDay: number; year: number; card?: number | null; cardBefore?: number | null };
}

/** How long was learned: today, on a usual day, in a year; and how long a card takes. */
export function TimeSpent({ time: { today, usualDay, year, card, cardBefore } }: TimeSpentProps) {
  const t = useT('memory');
  const spans = [
    { name: t('today'), seconds: today },
    { name: t('usual_day'), seconds: usualDay },
    { name: t('year'), seconds: year },
  ];
  const faster = card && cardBefore ? Math.round(cardBefore) - Math.round(card) : 0;
  return (
    <ChartCard title={t('time')}>
      <dl className={styles.spans}>
        {spans.map(({ name, seconds }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {t.rich(seconds < HOUR ? 'minutes' : 'hours_long', {
                count: Math.round(seconds / (seconds < HOUR ? MINUTE : HOUR)),
                b: (chunks) => <b className="display num">{chunks}</b>,
              })}
            </dd>
          </div>
        ))}
      </dl>
      {card ? (
        <p className={styles.text}>
          {t('card_time', { seconds: Math.round(card) })}
          {faster > 0 && t('card_faster', { seconds: faster })}
          {faster < 0 && t('card_slower', { seconds: -faster })}
        </p>
      ) : null}
    </ChartCard>
  );
}
