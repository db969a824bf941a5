import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { Button } from '#client/ui/Button/Button.tsx';
import { ChartCard } from '../ChartCard/ChartCard.tsx';
import { useT } from '../wording.ts';
import styles from './GuessSource.module.css';

/** An error smaller by less than this share is none that could be felt. */
const ALIKE = 0.005;

interface GuessSourceProps {
  model: {
    targetRecall: number;
    /** null or absent by the weights that everybody begins with */
    ownSince?: string | null;
    /** mean log losses on so many answers that the own weights had not seen */
    judgedOn?: number | null;
    loss?: number | null;
    defaultLoss?: number | null;
    triedAt?: string | null;
    answersToNext: number;
  };
}

/** By which weights memory is foretold, how they were judged, and at what recall a card comes back. */
export function GuessSource({ model }: GuessSourceProps) {
  const { targetRecall, ownSince, judgedOn, loss, defaultLoss, triedAt, answersToNext } = model;
  const t = useT('memory');
  const format = useFormatter();
  const b = (chunks: ReactNode) => <b>{chunks}</b>;
  const dayOf = (at: string) => format.dateTime(new Date(at), { year: 'numeric', month: 'long', day: 'numeric' });
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const gain = loss != null && defaultLoss ? 1 - loss / defaultLoss : 0;
  const better = gain >= ALIKE;
  return (
    <ChartCard wide title={t('source')}>
      <div className={styles.parts}>
        <p>
          {ownSince ? t('source_own', { date: dayOf(ownSince) }) : t('source_defaults')}{' '}
          {ownSince &&
            (better
              ? t.rich('source_better', {
                  answers: judgedOn ?? 0,
                  share: format.number(gain, { style: 'percent', maximumFractionDigits: gain < 0.1 ? 1 : 0 }),
                  b,
                })
              : t('source_alike', { answers: judgedOn ?? 0 }))}
        </p>
        <p>
          {triedAt && triedAt !== ownSince && <>{t('source_tried', { date: dayOf(triedAt) })} </>}
          {answersToNext > 0 ? t('source_next', { count: answersToNext }) : t('source_next_now')}
        </p>
        <div className={styles.target}>
          <p>{t.rich('source_target', { share: percent(targetRecall), b })}</p>
          <Button scene="secondary" size="small" render={<Link to="/user-setting/recall" />}>
            {t('source_change')}
          </Button>
        </div>
      </div>
    </ChartCard>
  );
}
