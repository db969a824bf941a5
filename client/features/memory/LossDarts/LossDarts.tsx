import { useFormatter } from 'use-intl';
import { useT } from '../wording.ts';
import styles from './LossDarts.module.css';

/** Losses nearer to each other than this are equal, in nats. */
const EQUAL = 0.0005;
const LENGTH = 240;
const HEIGHT = 24;
/** The dart that lies furthest from the target lies here. */
const FURTHEST = 190;
const BULL = 12;

interface LossDartsProps {
  /** mean log loss of three ways to guess, in nats */
  comparison: { ratings: number; ours: number; defaults: number; constant: number; observed: number };
}

/** Three ways to guess as darts: the nearer to the target, the better it guesses. */
export function LossDarts({ comparison: { ratings, ours, defaults, constant, observed } }: LossDartsProps) {
  const t = useT('memory');
  const format = useFormatter();
  const share = format.number(observed, { style: 'percent', maximumFractionDigits: 0 });
  const ways = [
    { key: 'ours', name: t('way_ours'), line: t('way_ours_line'), loss: ours },
    { key: 'defaults', name: t('way_defaults'), line: t('way_defaults_line'), loss: defaults },
    { key: 'constant', name: t('way_constant'), line: t('way_constant_line', { share }), loss: constant },
  ];
  const most = Math.max(...ways.map(({ loss }) => loss), EQUAL);
  const gain = defaults - ours;
  const verdict = Math.abs(gain) < EQUAL ? 'darts_equal' : gain > 0 ? 'darts_better' : 'darts_worse';
  return (
    <div>
      <h3 className={styles.title}>{t('darts')}</h3>
      <dl className={styles.ways}>
        {ways.map(({ key, name, line, loss }) => {
          const at = BULL + (loss / most) * (FURTHEST - BULL);
          const number = format.number(loss, { minimumFractionDigits: 3, maximumFractionDigits: 3 });
          return (
            <div key={key} data-way={key}>
              <dt>
                <b>{name}</b>
                <span>{line}</span>
              </dt>
              <dd>
                <svg
                  viewBox={`0 0 ${LENGTH} ${HEIGHT}`}
                  aria-hidden="true"
                  data-chart=""
                  data-caption={`${name}: ${number}`}
                >
                  <line className={styles.way} x1={BULL} x2={at} y1={HEIGHT / 2} y2={HEIGHT / 2} />
                  <circle className={styles.rim} cx={BULL} cy={HEIGHT / 2} r={10} />
                  <circle className={styles.bull} cx={BULL} cy={HEIGHT / 2} r={5} />
                  <path className={styles.dart} d={`M${at} ${HEIGHT / 2}l14 -7l-3 7l3 7z`} />
                  <line className={styles.shaft} x1={at + 11} x2={at + 28} y1={HEIGHT / 2} y2={HEIGHT / 2} />
                </svg>
                <span className="num">{number}</span>
              </dd>
            </div>
          );
        })}
      </dl>
      <p className={styles.text}>
        {t(verdict)} {t('darts_text', { ratings })}
      </p>
    </div>
  );
}
