import { Icon } from '#client/art/Icon/Icon.tsx';
import type { IconName } from '#client/art/Icon/icons.ts';
import styles from './IconTile.module.css';

/** An icon on a small plate, at the head of a row of settings. */
export function IconTile({ name }: { name: IconName }) {
  return (
    <span className={styles.tile}>
      <Icon name={name} size={20} />
    </span>
  );
}
