import { useFormatter } from 'use-intl';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { useT } from '../wording.ts';
import styles from './MemoryHead.module.css';

const CROISSANT = 1002;
const MINUTE = 60;

interface MemoryHeadProps {
  /** cards that are in mind now, of `cards` that were met */
  remembered: number;
  cards: number;
  /** cards due today, cards kept for weeks, and seconds learned in the latest seven days */
  due: number;
  mastered: number;
  week: number;
}

/** The most important in a glance: how much is in mind now. */
export function MemoryHead({ remembered, cards, due, mastered, week }: MemoryHeadProps) {
  const t = useT('memory');
  const format = useFormatter();
  return (
    <section className={styles.head} aria-label={t('now')}>
      <div className={styles.now}>
        <p>{t('now')}</p>
        <p className={styles.count}>
          {t.rich('now_cards', {
            count: format.number(remembered),
            b: (chunks) => <b className="display num">{chunks}</b>,
          })}
        </p>
        <p className={styles.of}>{t('now_of', { cards })}</p>
        <span className={styles.mascot} aria-hidden="true">
          <Mascot id={CROISSANT} pose="cheer" />
        </span>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('due_today')}</dt>
          <dd className="display num">{format.number(due)}</dd>
        </div>
        <div>
          <dt>{t('mastered')}</dt>
          <dd className="display num">{format.number(mastered)}</dd>
        </div>
        <div>
          <dt>{t('seven_days')}</dt>
          <dd>
            {t.rich('minutes', {
              count: Math.round(week / MINUTE),
              b: (chunks) => <b className="display num">{chunks}</b>,
            })}
          </dd>
        </div>
      </dl>
    </section>
  );
}
