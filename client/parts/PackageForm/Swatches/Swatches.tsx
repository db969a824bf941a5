import { useId } from 'react';
import { nearestRegion, regionDoughs } from '#client/parts/PackageCover/package-look.ts';
import { useT } from '../wording.ts';
import styles from './Swatches.module.css';

interface Props {
  /** `#rrggbb`; the nearest of the six is marked */
  value: string;
  onChange: (colour: string) => void;
}

const regions = [0, 1, 2, 3, 4, 5] as const;

/** The six colours that a bag may have. Arrow keys move between them. */
export function Swatches({ value, onChange }: Props) {
  const t = useT('packageForm');
  const name = useId();
  const chosen = nearestRegion(value);
  return (
    <fieldset className={styles.swatches}>
      <legend className={styles.label}>{t('colour')}</legend>
      {regions.map((region) => (
        <label key={region} className={styles.swatch} data-region={region} title={t(`colour_${region}`)}>
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={region === chosen}
            aria-label={t(`colour_${region}`)}
            onChange={() => onChange(regionDoughs[region] as string)}
          />
          <i className={styles.dot} />
        </label>
      ))}
    </fieldset>
  );
}
