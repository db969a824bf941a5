import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { FogBank } from '#client/art/Region/FogBank.tsx';
import { Silhouettes } from '#client/art/Region/Silhouettes.tsx';
import { useRegionName } from '#client/parts/region-name/use-region-name.ts';
import { LEVELS_PER_REGION, REGION_COLOURS } from '#domain/limits.ts';
import { useT } from '../wording.ts';
import styles from './NextRegionCard.module.css';

interface Props {
  /** 0-based index of the region that is still in the fog. */
  index: number;
  /** Levels of the region before it that are done, 0 to 9. */
  done: number;
}

const crumbs = Array.from({ length: LEVELS_PER_REGION }, (_, i) => i);

/** What waits above the map: shadows of the next region behind fog, and how far it is to there. */
export function NextRegionCard({ index, done }: Props) {
  const t = useT('atlas');
  const colour = index % REGION_COLOURS;
  const name = useRegionName(colour);
  const last = index * LEVELS_PER_REGION;
  return (
    <section
      className={styles.next}
      data-region={colour}
      style={{ '--sky': `var(--art-sky-${'abcdef'[colour]})` } as object}
    >
      <Silhouettes region={colour} className={styles.shadows} />
      <FogBank seed={3} className={`${styles.bank} ${styles.above}`} />
      <FogBank seed={1} className={`${styles.bank} ${styles.far}`} />
      <FogBank seed={5} className={`${styles.bank} ${styles.middle}`} />
      <Mascot id={1012} pose="sleep" className={styles.sleeper} />
      <FogBank seed={0} className={`${styles.bank} ${styles.near}`} />
      <div className={styles.text}>
        <p className={styles.range}>
          {t('region_range', { number: index + 1, first: last + 1, last: last + LEVELS_PER_REGION })}
        </p>
        <h2>{name}</h2>
        <p className={styles.how}>{t('next_region', { left: LEVELS_PER_REGION - done })}</p>
        <span className={styles.crumbs} aria-hidden="true">
          {crumbs.map((crumb) => (
            <i key={crumb} data-on={crumb < done ? '' : undefined} />
          ))}
        </span>
      </div>
    </section>
  );
}
