import { STAR } from '#client/art/kit/items.ts';
import { useT } from '../wording.ts';
import styles from './BigStars.module.css';

const places = [1, 2, 3] as const;

/** One to three stars that land one after the other. */
export function BigStars({ star }: { star: 1 | 2 | 3 }) {
  const t = useT('endFlow');
  return (
    <div role="img" aria-label={t('stars', { star })} className={styles.stars}>
      {places.map((place) => (
        <svg
          key={place}
          viewBox="0 0 48 48"
          className={styles.star}
          data-on={place <= star ? '' : undefined}
          aria-hidden="true"
        >
          <path d={STAR} />
        </svg>
      ))}
    </div>
  );
}
