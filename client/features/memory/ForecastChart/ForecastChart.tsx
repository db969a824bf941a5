import { useFormatter } from 'use-intl';
import { ChartCard } from '../ChartCard/ChartCard.tsx';
import { DAY_FORMAT, dayAsDate } from '../day-label.ts';
import { useT } from '../wording.ts';
import styles from './ForecastChart.module.css';

const HEIGHT = 100;
const STEP = 10;
const BAR = 7;

/** Cards that fall due on each of the days to come; the first bar is today. */
export function ForecastChart({ days }: { days: readonly { day: string; cards: number }[] }) {
  const t = useT('memory');
  const format = useFormatter();
  const most = Math.max(1, ...days.map(({ cards }) => cards));
  const text = t('forecast_text', { today: days[0]?.cards ?? 0, most: Math.max(0, ...days.map(({ cards }) => cards)) });
  return (
    <ChartCard
      wide
      title={t('forecast')}
      text={text}
      table={{
        columns: [t('day'), t('cards')],
        rows: days.map(({ day, cards }) => [format.dateTime(dayAsDate(day), DAY_FORMAT), cards]),
      }}
    >
      <svg
        className={styles.chart}
        viewBox={`0 0 ${days.length * STEP} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        data-chart=""
        data-caption={`${t('today')} … ${t('last_day')}`}
      >
        {days.map(({ day, cards }, place) => {
          const height = Math.max(1, (cards / most) * HEIGHT);
          return (
            <rect
              key={day}
              x={place * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              data-today={place === 0 ? '' : undefined}
            />
          );
        })}
      </svg>
      <div className={styles.axis} aria-hidden="true">
        <span>{t('today')}</span>
        <span>{t('last_day')}</span>
      </div>
    </ChartCard>
  );
}
