import { Card } from '#client/ui/Card/Card.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import styles from './RankGhost.module.css';

/** Of the seven tiers of the cake, from its top. */
const TIERS = ['20%', '30%', '40%', '50%', '60%', '70%', '80%'];
const ROWS = [1, 2, 3, 4, 5, 6, 7, 8];

/** The league while it is read: the cake in its window, and the people of a group. */
export function RankGhost() {
  return (
    <>
      <Card className={styles.window}>
        <Skeleton width="36%" height={32} />
        <div className={styles.cake}>
          {TIERS.map((width) => (
            <Skeleton key={width} width={width} height="auto" />
          ))}
        </div>
        <Skeleton width="64%" height={24} />
      </Card>
      <Card pad={false}>
        <div className={styles.band}>
          <Skeleton width="44%" />
        </div>
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton width={32} height={32} shape="round" />
            <Skeleton width={44} height={44} shape="round" />
            <Skeleton width="44%" height={18} />
            <Skeleton width={64} height={18} className={styles.exp} />
          </div>
        ))}
      </Card>
    </>
  );
}
