import { Card } from '#client/ui/Card/Card.tsx';
import { cx } from '#client/ui/cx.ts';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import styles from './CalendarGhost.module.css';

export interface CalendarGhostProps {
  /** the place of the tray on the page */
  tray?: string;
  weeks: number;
}

/** The calendar while it is read: the streak, the tray with its days as raw dough, and the promise. */
export function CalendarGhost({ tray, weeks }: CalendarGhostProps) {
  return (
    <>
      <Card className={styles.card}>
        <Skeleton width="62%" height={64} />
        <Skeleton width="48%" height={22} />
        <div className={styles.sums}>
          <Skeleton height={72} />
          <Skeleton height={72} />
        </div>
      </Card>
      <div className={cx(styles.tray, tray)}>
        <Skeleton width="38%" height={30} />
        <div className={styles.days}>
          {Array.from({ length: weeks * 7 }, (_, place) => place).map((place) => (
            <Skeleton key={place} shape="bun" width="76%" height="70%" />
          ))}
        </div>
        <Skeleton width="62%" height={18} />
      </div>
      <Card className={styles.card}>
        <Skeleton width="40%" height={28} />
        <Skeleton height={72} />
        <Skeleton width="56%" />
      </Card>
    </>
  );
}
