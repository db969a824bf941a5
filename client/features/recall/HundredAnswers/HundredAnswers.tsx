import styles from './HundredAnswers.module.css';

const COLUMNS = 20;
const ROWS = 5;
const STEP = 12;
const RADIUS = 4.6;

/** Column by column, so that what is forgotten stands together at the end. */
const PLACES = Array.from({ length: COLUMNS * ROWS }, (_, nth) => ({
  nth,
  x: (Math.floor(nth / ROWS) + 0.5) * STEP,
  y: ((nth % ROWS) + 0.5) * STEP,
}));

interface HundredAnswersProps {
  /** of a hundred answers those that are remembered */
  kept: number;
}

/** A hundred answers as little loaves: those forgotten are crumbs. The words beside it say the same. */
export function HundredAnswers({ kept }: HundredAnswersProps) {
  return (
    <svg className={styles.loaves} viewBox={`0 0 ${COLUMNS * STEP} ${ROWS * STEP}`} aria-hidden="true">
      {PLACES.map(({ nth, x, y }) => (
        <circle
          key={nth}
          className={nth < kept ? styles.loaf : styles.crumb}
          cx={x}
          cy={y}
          r={nth < kept ? RADIUS : RADIUS / 2}
        />
      ))}
    </svg>
  );
}
