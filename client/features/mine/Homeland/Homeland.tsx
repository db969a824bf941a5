import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Gateway } from '#client/art/Region/Gateway.tsx';
import { useRegionName } from '#client/parts/region-name/use-region-name.ts';
import { LEVELS_PER_REGION, REGION_COLOURS } from '#domain/limits.ts';
import styles from './Homeland.module.css';

interface Props {
  mascot: number;
  /** Levels that are completed: the next one lies in the land that is shown. */
  levels: number;
}

/** The land that the learner has come to, with the own companion in it. */
export function Homeland({ mascot, levels }: Props) {
  const colour = Math.floor(levels / LEVELS_PER_REGION) % REGION_COLOURS;
  return (
    <div className={styles.land} data-region={colour}>
      <Gateway region={colour} className={styles.view} />
      <Mascot id={mascot} pose="happy" className={styles.companion} />
      <p className={styles.sign}>{useRegionName(colour)}</p>
    </div>
  );
}
