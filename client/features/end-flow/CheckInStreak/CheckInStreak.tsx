import { Item } from '#client/art/Item/Item.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import type { CheckInPopupQuery } from '#client/graphql/generated/end-flow.ts';
import { DayStrip, type DayStripProps } from '#client/parts/DayStrip/DayStrip.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { CountUp } from '#client/ui/CountUp/CountUp.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { STREAK_DISPLAY_CAP } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './CheckInStreak.module.css';

export interface CheckInStreakProps extends DayStripProps {
  checkIn: CheckInPopupQuery['checkIn'];
}

/** The flame with the days in a row, the week, and how far the goal is. */
export function CheckInStreak({ checkIn, ...days }: CheckInStreakProps) {
  const t = useT('endFlow');
  const { continuousDays, accumulatedDays, maxContinuousDays, target } = checkIn;
  const streak = Math.min(STREAK_DISPLAY_CAP, continuousDays);
  const record = continuousDays > 1 && continuousDays >= maxContinuousDays;
  return (
    <section className={styles.streak}>
      <span className={styles.top} data-record={record ? '' : undefined}>
        {record && <Mascot id={1004} pose="cheer" size={104} />}
        <Item name="flame" size={record ? 144 : 112} className={styles.flame} />
        {record && <Mascot id={1007} pose="cheer" size={104} />}
      </span>
      {record && <p className={`display ${styles.record}`}>{t('checkin_record')}</p>}
      <p className={styles.number}>
        <b className="display">
          <CountUp from={0} value={streak} />
        </b>
        <span>{t('checkin_unit', { days: streak })}</span>
      </p>
      <p className={styles.facts}>
        <span>{t('checkin_total', { days: accumulatedDays })}</span>
        <span>{t('checkin_best', { days: maxContinuousDays })}</span>
      </p>
      <Card className={styles.week}>
        <DayStrip {...days} />
      </Card>
      {target && <Target days={continuousDays} target={target} />}
    </section>
  );
}

function Target({ days, target }: { days: number; target: number }) {
  const t = useT('endFlow');
  const words = t(days >= target ? 'checkin_target_done' : 'checkin_target', { days: target });
  return (
    <Card className={styles.target}>
      <p>{words}</p>
      <Meter tone="crust" value={days} max={target} label={words} valueText={`${days} / ${target}`} />
      <span className="num" aria-hidden="true">
        {Math.min(days, target)} / {target}
      </span>
    </Card>
  );
}
