import type { CSSProperties, ReactNode } from 'react';
import { Gateway } from '#client/art/Region/Gateway.tsx';
import { RegionProp } from '#client/art/Region/RegionProp.tsx';
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

/** What leans at the left and at the right end of the sign of each region, and how far it stands over, px. */
const CORNERS = [
  [
    ['sheaf', -36],
    ['honey', -35],
  ],
  [
    ['chasen', -24],
    ['dango', -11],
  ],
  [
    ['strawberry', -29],
    ['berries', -36],
  ],
  [
    ['crystal', -42],
    ['buoy', -21],
  ],
  [
    ['pearls', -30],
    ['taroballs', -37],
  ],
  [
    ['ryeears', -45],
    ['straw', -47],
  ],
] as const;
const ENDS = ['left', 'right'] as const;

/**
 * What opens a region: under its awning a panorama, which scrolls away until the sign at its foot is left below the header, with
 * number, name and levels.
 */
export function RegionSign({ region, children }: Props) {
  const t = useT('atlas');
  const { index, colour, firstLevel, lastLevel } = region;
  const name = useRegionName(colour);
  return (
    <>
      <div className={styles.awning}>
        <Awning />
      </div>
      <header className={styles.gate}>
        <Gateway region={colour} className={styles.view} />
        <div className={styles.sign}>
          <span className={styles.number} aria-hidden="true">
            {index + 1}
          </span>
          <h2 className={styles.name}>
            <span className="sr-only">{t('region_number', { number: index + 1 })}</span>
            {name}
          </h2>
          <p className={`num ${styles.range}`}>{t('region_levels', { first: firstLevel, last: lastLevel })}</p>
          {children}
        </div>
        {CORNERS[colour]?.map(([prop, out], i) => (
          <span
            key={prop}
            className={styles.corner}
            data-end={ENDS[i]}
            style={{ '--out': `${out}px` } as CSSProperties}
          >
            <RegionProp region={colour} name={prop} scale={0.6} />
          </span>
        ))}
      </header>
    </>
  );
}
