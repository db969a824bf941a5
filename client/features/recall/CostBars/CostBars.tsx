import { useFormatter } from 'use-intl';
import { useT } from '../wording.ts';
import styles from './CostBars.module.css';

const WIDTH = 16;
const GAP = 4;
const HEIGHT = 72;
const LEAST = 3;
const FOOT = 18;

interface CostBarsProps {
  /** by target, rising */
  costs: readonly { target: number; cardsADay: number }[];
  /** the targets, in percent, that is looked at and that holds now */
  chosen: number;
  current: number;
}

/** Cards a day by target: how steeply the price rises. */
export function CostBars({ costs, chosen, current }: CostBarsProps) {
  const t = useT('recall');
  const format = useFormatter();
  const most = Math.max(...costs.map(({ cardsADay }) => cardsADay), 1);
  const shareOf = (target: number) => format.number(target, { style: 'percent' });
  return (
    <svg
      className={styles.bars}
      viewBox={`0 0 ${costs.length * (WIDTH + GAP) - GAP} ${HEIGHT + FOOT}`}
      role="img"
      aria-label={t('bars')}
    >
      {costs.map(({ target, cardsADay }, place) => {
        const percent = Math.round(target * 100);
        const height = LEAST + (cardsADay / most) * (HEIGHT - LEAST);
        const x = place * (WIDTH + GAP);
        const last = place === costs.length - 1;
        return (
          <g key={target}>
            <rect
              className={percent === chosen ? styles.chosen : percent === current ? styles.current : styles.bar}
              x={x}
              y={HEIGHT - height}
              width={WIDTH}
              height={height}
              rx={4}
            />
            {(place === 0 || last || percent === chosen) && (
              <text
                className={percent === chosen ? styles.here : undefined}
                x={last ? x + WIDTH : place === 0 ? x : x + WIDTH / 2}
                y={HEIGHT + 14}
                textAnchor={last ? 'end' : place === 0 ? 'start' : 'middle'}
              >
                {labelled(percent, chosen) && shareOf(target)}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

/** The ends have no name where that of the chosen one would touch it. */
const labelled = (percent: number, chosen: number) => percent === chosen || Math.abs(percent - chosen) > 2;
