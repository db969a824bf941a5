import { memo } from 'react';
import { Embers, OvenArch } from '#client/art/Oven/Oven.tsx';
import styles from './OvenMouth.module.css';

/**
 * The mouth of the oven around the whole screen, behind a boss and its questions: arch, pillars, glow and flames. Nothing of it
 * changes with the question: it is drawn once.
 */
export const OvenMouth = memo(function OvenMouth() {
  return (
    <div className={styles.oven} aria-hidden="true">
      <div className={styles.frame}>
        <OvenArch className={styles.arch} />
        <OvenArch wide className={styles.wide} />
        <div className={styles.mouth}>
          <i className={styles.glow} />
          <Embers className={styles.embers} />
        </div>
      </div>
    </div>
  );
});
