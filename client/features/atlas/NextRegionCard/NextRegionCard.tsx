import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { useRegionName } from '#client/parts/region-name/use-region-name.ts';
import { LEVELS_PER_REGION, REGION_COLOURS } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './NextRegionCard.module.css';

interface Props {
  /** 0-based index of the region that is still in the fog. */
  index: number;
}

/** What waits above the map: the next region and what opens it. */
export function NextRegionCard({ index }: Props) {
  const t = useT('atlas');
  const colour = index % REGION_COLOURS;
  const name = useRegionName(colour);
  const last = index * LEVELS_PER_REGION;
  return (
    <section className={styles.next} data-region={colour}>
      <Mascot id={1012} pose="sleep" className={styles.sleeper} />
      <div>
        <p className={styles.range}>
          {t('region_range', { number: index + 1, first: last + 1, last: last + LEVELS_PER_REGION })}
        </p>
        <h2 className="display">{name}</h2>
        <p className={styles.how}>{t('next_region', { level: last })}</p>
      </div>
    </section>
  );
}
