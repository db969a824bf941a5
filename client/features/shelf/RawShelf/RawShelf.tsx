import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { useT } from '../wording.ts';
import styles from './RawShelf.module.css';

/** The shelf while its packages are on their way. */
export function RawShelf() {
  const t = useT('shelf');
  return (
    <Skeletons label={t('loading')} className={styles.shelf}>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className={styles.cell}>
          <Skeleton shape="bag" className={styles.bag} />
          <span className={styles.board} />
          <Skeleton width="80%" />
          <Skeleton width="50%" height={12} />
        </div>
      ))}
    </Skeletons>
  );
}
