import { useFormatter } from 'use-intl';
import type { ResultLines_StatsFragment } from '#client/graphql/generated/end-flow.ts';
import { serverNow } from '#client/platform/server-clock.ts';
import { ReceiptLine, ReceiptLines } from '#client/ui/Receipt/Receipt.tsx';
import { ReceiptExp } from '../ReceiptExp/ReceiptExp.tsx';
import { ReceiptHead } from '../ReceiptHead/ReceiptHead.tsx';
import { useT } from '../wording.ts';
import { formatDuration } from './duration.ts';
import styles from './ResultLines.module.css';

/** The first lines of a receipt: when, how much experience and what for, and how the unit was learned. */
export function ResultLines({ stats }: { stats: ResultLines_StatsFragment }) {
  const t = useT('endFlow');
  const format = useFormatter();
  const { exp, comboExp, debutCount, reviewCount, comboCount, duration } = stats;
  return (
    <>
      <ReceiptHead title={t('receipt')}>
        <time className="num">
          {format.dateTime(serverNow(), {
            month: 'short',
            day: 'numeric',
            hour: '2-digit',
            minute: '2-digit',
            hour12: false,
          })}
        </time>
      </ReceiptHead>
      <ReceiptExp exp={exp + comboExp} />
      <p className={styles.shares} data-line="">
        <span>{t('exp_cards', { exp })}</span>
        <span>{t('exp_combo', { exp: comboExp })}</span>
      </p>
      <div className={styles.lines} data-line="2">
        <ReceiptLines>
          <ReceiptLine label={t('debut')}>{t('cards', { count: debutCount })}</ReceiptLine>
          <ReceiptLine label={t('review')}>{t('cards', { count: reviewCount })}</ReceiptLine>
          <ReceiptLine label={t('max_combo')}>{comboCount}</ReceiptLine>
          <ReceiptLine label={t('duration')}>{formatDuration(duration)}</ReceiptLine>
        </ReceiptLines>
      </div>
    </>
  );
}
