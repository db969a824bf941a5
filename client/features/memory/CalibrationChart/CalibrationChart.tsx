import type { ComponentProps, ReactNode } from 'react';
import { useFormatter } from 'use-intl';
import { ChartCard } from '../ChartCard/ChartCard.tsx';
import { LossDarts } from '../LossDarts/LossDarts.tsx';
import { useT } from '../wording.ts';
import styles from './CalibrationChart.module.css';

const SIZE = 200;
const MARKS = [0, 0.5, 1];
const SMALLEST = 3;
const LARGEST = 10;

interface CalibrationChartProps {
  /** null where too few answers were predicted */
  calibration: {
    ratings: number;
    observed: number;
    bins: readonly { predicted: number; observed: number; ratings: number }[];
    /** null or absent where too few of the cards compared were foretold */
    comparison?: ComponentProps<typeof LossDarts>['comparison'] | null;
  } | null;
}

/** What was guessed before each question, against what was remembered. */
export function CalibrationChart({ calibration }: CalibrationChartProps) {
  const t = useT('memory');
  const format = useFormatter();
  const percent = (share: number) => format.number(share, { style: 'percent', maximumFractionDigits: 0 });
  if (!calibration) return <ChartCard wide title={t('calibration')} text={t('calibration_empty')} />;
  const { bins, ratings, observed, comparison } = calibration;
  const most = Math.max(...bins.map((bin) => bin.ratings));
  const largest = bins.find((bin) => bin.ratings === most);
  const b = (chunks: ReactNode) => <b>{chunks}</b>;
  return (
    <ChartCard
      wide
      title={t('calibration')}
      text={t('calibration_text')}
      table={{
        columns: [t('guessed'), t('remembered'), t('answers')],
        rows: bins.map((bin) => [percent(bin.predicted), percent(bin.observed), bin.ratings]),
      }}
    >
      <div className={styles.halves}>
        <svg className={styles.chart} viewBox={`-44 -12 ${SIZE + 60} ${SIZE + 52}`} aria-hidden="true" data-chart="">
          {MARKS.map((mark) => (
            <g key={mark}>
              <line className={styles.grid} x1={0} x2={SIZE} y1={SIZE * (1 - mark)} y2={SIZE * (1 - mark)} />
              <text x={-6} y={SIZE * (1 - mark) + 4} textAnchor="end">
                {percent(mark)}
              </text>
              <text x={SIZE * mark} y={SIZE + 16} textAnchor="middle">
                {percent(mark)}
              </text>
            </g>
          ))}
          <line className={styles.ideal} x1={0} y1={SIZE} x2={SIZE} y2={0} />
          {bins.map((bin) => (
            <circle
              key={bin.predicted}
              className={styles.dot}
              cx={bin.predicted * SIZE}
              cy={(1 - bin.observed) * SIZE}
              r={SMALLEST + (LARGEST - SMALLEST) * Math.sqrt(bin.ratings / most)}
            />
          ))}
          <text x={SIZE / 2} y={SIZE + 34} textAnchor="middle">
            {t('guessed')}
          </text>
          <text transform={`translate(-34 ${SIZE / 2}) rotate(-90)`} textAnchor="middle">
            {t('remembered')}
          </text>
        </svg>
        <div>
          <p className={styles.sum}>
            {t.rich('calibration_sum', { ratings, observed: percent(observed), b })}{' '}
            {largest &&
              t.rich('calibration_bin', {
                guess: percent(largest.predicted),
                ratings: largest.ratings,
                observed: percent(largest.observed),
                b,
              })}
          </p>
          {comparison && <LossDarts comparison={comparison} />}
        </div>
      </div>
    </ChartCard>
  );
}
