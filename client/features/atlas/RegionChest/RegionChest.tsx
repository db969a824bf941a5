import { Item } from '#client/art/Item/Item.tsx';
import { REGION_STARS } from '../challenge-stars.ts';
import { useT } from '../wording.ts';
import styles from './RegionChest.module.css';

interface Props {
  /** Stars collected in the region, 0 to 9; undefined while they are not known. */
  stars: number | undefined;
  /** Whether its reward was received; undefined while that is not known. */
  received: boolean | undefined;
  onOpen: () => void;
}

/** The chest of a region: how many stars it has, and what can be claimed once it has them all. */
export function RegionChest({ stars, received, onOpen }: Props) {
  const t = useT('region');
  if (stars === undefined) return null;
  if (received) return <p className={styles.chest}>{t('received')}</p>;
  if (stars < REGION_STARS || received === undefined)
    return (
      <p className={styles.chest}>
        <span className="num" role="img" aria-label={t('stars', { stars, of: REGION_STARS })}>
          {t('stars_short', { stars, of: REGION_STARS })}
        </span>
        <Item name="star" size={18} />
      </p>
    );
  return (
    <button type="button" className={styles.chest} data-due="" onClick={onOpen}>
      <Item name="chest" size={26} />
      <span className={styles.words}>{t('claim')}</span>
    </button>
  );
}
