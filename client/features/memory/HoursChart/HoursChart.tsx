import { useFormatter } from 'use-intl';
import { ChartCard } from '../ChartCard/ChartCard.tsx';
import { useT } from '../wording.ts';
import styles from './HoursChart.module.css';

const HOURS = 24;
const HEIGHT = 100;
const STEP = 10;
const BAR = 8;
const STUB = 3;
const MARKS = [0, 6, 12, 18, 24];

interface HoursChartProps {
  /** hours with enough answers, rising */
  hours: readonly { hour: number; ratings: number; remembered: number }[];
}

/** How much is remembered at each hour of the day; an hour with too few answers is a stub. */
export function HoursChart({ hours }: HoursChartProps) {
  const t = useT('memory');
  const format = useFormatter();
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  const [first, ...rest] = hours;
  if (!first || rest.length === 0) return <ChartCard title={t('hours')} text={t('hours_empty')} />;
  const best = rest.reduce((one, other) => (other.remembered > one.remembered ? other : one), first);
  const worst = rest.reduce((one, other) => (other.remembered < one.remembered ? other : one), first);
  const known = new Map(hours.map((hour) => [hour.hour, hour.remembered]));
  return (
    <ChartCard
      title={t('hours')}
      text={
        best.remembered > worst.remembered
          ? t('hours_text', { best: best.hour, share: percent(best.remembered), worst: worst.hour })
          : t('hours_alike', { share: percent(best.remembered) })
      }
      table={{
        columns: [t('hour'), t('remembered'), t('answers')],
        rows: hours.map(({ hour, ratings, remembered }) => [t('at_hour', { hour }), percent(remembered), ratings]),
      }}
    >
      <svg
        className={styles.chart}
        viewBox={`0 0 ${HOURS * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-chart=""
        data-caption={MARKS.map((hour) => t('at_hour', { hour })).join(' · ')}
      >
        {Array.from({ length: HOURS }, (_, hour) => {
          const share = known.get(hour);
          const height = share === undefined ? STUB : Math.max(STUB, share * HEIGHT);
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: the hour is what it is
              key={hour}
              x={hour * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              data-empty={share === undefined ? '' : undefined}
              data-best={share !== undefined && hour === best.hour ? '' : undefined}
            />
          );
        })}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        {MARKS.map((hour) => (
          <span key={hour}>{hour === 0 ? t('at_hour', { hour }) : hour}</span>
        ))}
      </div>
    </ChartCard>
  );
}
