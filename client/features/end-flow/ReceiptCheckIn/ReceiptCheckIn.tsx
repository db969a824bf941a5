import { DayStrip } from '#client/parts/DayStrip/DayStrip.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { STREAK_DISPLAY_CAP } from '#domain/limits.ts';
import { DayStamp } from '../DayStamp/DayStamp.tsx';
import { ReceiptHead } from '../ReceiptHead/ReceiptHead.tsx';
import { TargetPicker } from '../TargetPicker/TargetPicker.tsx';
import { useT } from '../wording.ts';
import styles from './ReceiptCheckIn.module.css';
import type { CheckInOfToday } from './use-check-in-of-today.ts';

export interface ReceiptCheckInProps extends CheckInOfToday {
  onTarget: (days: number) => void;
}

/** The stamp of the day on a receipt, with the days in a row. The first one ever explains itself and asks for a goal. */
export function ReceiptCheckIn({ state, checkIn, isFirst, target, onTarget, ...days }: ReceiptCheckInProps) {
  const t = useT('endFlow');
  if (!checkIn)
    return (
      <section key={state} data-part={`check-in ${state}`}>
        <ReceiptHead title={t('checkin_title')} />
        {state === 'failed' ? (
          <>
            <DayStamp today={days.today}>
              <p>{t('checkin_done')}</p>
            </DayStamp>
            <p className={styles.text} role="alert" data-line="">
              {t('checkin_failed')}
            </p>
          </>
        ) : (
          <Skeletons label={t('loading')} className={styles.loading}>
            <Skeleton shape="box" height={48} />
            <Skeleton shape="box" height={56} />
          </Skeletons>
        )}
      </section>
    );
  const { continuousDays, accumulatedDays, maxContinuousDays } = checkIn;
  const record = continuousDays > 1 && continuousDays >= maxContinuousDays;
  return (
    <section key="shown" data-part="check-in">
      <ReceiptHead title={t(isFirst ? 'checkin_first_title' : 'checkin_title')}>
        {t.rich('checkin_streak', {
          days: Math.min(STREAK_DISPLAY_CAP, continuousDays),
          b: (number) => <b className={`display ${styles.streak}`}>{number}</b>,
        })}
      </ReceiptHead>
      <div className={styles.week} data-line="2">
        <DayStrip {...days} />
      </div>
      <DayStamp today={days.today}>
        {record ? <b className={styles.record}>{t('checkin_record')}</b> : null}
        <p>{t('checkin_total', { days: accumulatedDays })}</p>
        <p>{t('checkin_best', { days: maxContinuousDays })}</p>
      </DayStamp>
      {isFirst ? (
        <>
          <p className={styles.text} data-line="">
            {t('checkin_first_text')}
          </p>
          <p className={styles.text} data-line="">
            {t('checkin_streak_text')}
          </p>
          <TargetPicker value={target} onChange={onTarget} />
        </>
      ) : (
        checkIn.target && <Target days={continuousDays} target={checkIn.target} />
      )}
    </section>
  );
}

function Target({ days, target }: { days: number; target: number }) {
  const t = useT('endFlow');
  const words = t(days >= target ? 'checkin_target_done' : 'checkin_target', { days: target });
  return (
    <div className={styles.target} data-line="">
      <p aria-hidden="true">
        <span>{words}</span>
        <span className="num">
          {Math.min(days, target)} / {target}
        </span>
      </p>
      <Meter tone="crust" value={days} max={target} label={words} valueText={`${days} / ${target}`} />
    </div>
  );
}
