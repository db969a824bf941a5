import type { ReactNode } from 'react';
import { Scenery } from '#client/art/Scenery/Scenery.tsx';
import { useRegionName } from '#client/parts/region-name/use-region-name.ts';
import { Awning } from '#client/ui/Awning/Awning.tsx';
import type { Region } from '../regions.ts';
import { useT } from '../wording.ts';
import styles from './RegionSign.module.css';

interface Props {
  region: Pick<Region<never>, 'index' | 'colour' | 'firstLevel' | 'lastLevel'>;
  /** What hangs at its right, such as the chest of its stars. */
  children?: ReactNode;
}

/** The shop sign that opens a region: awning, number, levels and name over its scenery. */
export function RegionSign({ region, children }: Props) {
  const t = useT('atlas');
  const name = useRegionName(region.colour);
  return (
    <header className={styles.sign}>
      <Awning className={styles.awning} />
      <div className={styles.board}>
        <span className={styles.view}>
          <Scenery region={region.colour} />
        </span>
        <div className={styles.text}>
          <p>{t('region_range', { number: region.index + 1, first: region.firstLevel, last: region.lastLevel })}</p>
          <h2 className="display">{name}</h2>
        </div>
        {children}
      </div>
    </header>
  );
}
