import { Land } from '#client/art/Region/Land.tsx';
import { isUpsideDown, TILE } from '../Trail/roads.ts';
import styles from './MapGround.module.css';

interface Props {
  /** 0 to 5 */
  region: number;
  /** px of the land it lies under */
  height: number;
}

/** The ground of a region: tiles of its land, every other one upside down, so that each goes on where the last one ends. */
export function MapGround({ region, height }: Props) {
  const tiles = Array.from({ length: Math.ceil(height / TILE) }, (_, tile) => tile);
  return (
    <div className={styles.ground}>
      {tiles.map((tile) => (
        <span
          key={tile}
          className={styles.tile}
          data-upside-down={isUpsideDown(tile) ? '' : undefined}
          style={{ top: tile * TILE }}
        >
          <Land region={region} size={TILE} />
        </span>
      ))}
    </div>
  );
}
