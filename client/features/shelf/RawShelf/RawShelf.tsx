import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { ShopWindow } from '../ShopWindow/ShopWindow.tsx';
import { useT } from '../wording.ts';
import styles from './RawShelf.module.css';

/** The window while its packages are on their way. */
export function RawShelf() {
  const t = useT('shelf');
  return (
    <Skeletons label={t('loading')}>
      <ShopWindow>
        <div className={styles.shelf}>
          {[1, 2, 3, 4].map((place) => (
            <div key={place} className={styles.cell}>
              <div className={styles.place}>
                <Skeleton shape="bag" className={styles.bag} />
              </div>
              <span className={styles.tag}>
                <Skeleton width="86%" />
                <Skeleton width="46%" height={22} />
              </span>
            </div>
          ))}
        </div>
      </ShopWindow>
    </Skeletons>
  );
}
