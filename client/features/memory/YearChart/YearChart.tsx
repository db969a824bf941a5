import { useFormatter } from 'use-intl';
import { ChartCard } from '../ChartCard/ChartCard.tsx';
import { DAY_FORMAT, dayAsDate } from '../day-label.ts';
import { useT } from '../wording.ts';
import { yearCells } from '../year.ts';
import styles from './YearChart.module.css';

const STEP = 12;
const CELL = 10;
const HALF = 27;

interface YearChartProps {
  today: string;
  /** days with answers only */
  days: readonly { day: string; cards: number }[];
}

/** A square for each day of the last year, the darker the more was answered; in two rows of half a year. */
export function YearChart({ today, days }: YearChartProps) {
  const t = useT('memory');
  const format = useFormatter();
  const cells = yearCells(today, days);
  const answers = days.reduce((sum, { cards }) => sum + cards, 0);
  const text = t.rich('year_text', { days: days.length, answers, b: (chunks) => <b>{chunks}</b> });
  return (
    <ChartCard
      wide
      title={t('year')}
      text={text}
      table={{
        columns: [t('day'), t('answers')],
        rows: days.map(({ day, cards }) => [format.dateTime(dayAsDate(day), DAY_FORMAT), cards]),
      }}
    >
      <div className={styles.halves} aria-hidden="true">
        {[0, HALF].map((from) => (
          <svg key={from} aria-hidden="true" viewBox={`0 0 ${HALF * STEP} ${7 * STEP}`} data-chart="">
            {cells
              .filter(({ week }) => week >= from && week < from + HALF)
              .map(({ day, week, weekday, level }) => (
                <rect
                  key={day}
                  className={styles.cell}
                  x={(week - from) * STEP}
                  y={weekday * STEP}
                  width={CELL}
                  height={CELL}
                  rx={2}
                  data-level={level}
                />
              ))}
          </svg>
        ))}
      </div>
      <div className={styles.legend} aria-hidden="true">
        {t('less')}
        <svg aria-hidden="true" viewBox={`0 0 ${5 * STEP} ${CELL}`} width={5 * STEP} height={CELL}>
          {[0, 1, 2, 3, 4].map((level) => (
            <rect
              key={level}
              className={styles.cell}
              x={level * STEP}
              width={CELL}
              height={CELL}
              rx={2}
              data-level={level}
            />
          ))}
        </svg>
        {t('more')}
      </div>
    </ChartCard>
  );
}
