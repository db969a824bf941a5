import { memo } from 'react';
import { Embers, OvenArch } from '#client/art/Oven/Oven.tsx';
import { useMedia } from '#client/platform/use-media.ts';
import { FROM_LARGE_PHONE } from '#client/theme/breakpoints.ts';
import styles from './OvenMouth.module.css';

/**
 * The mouth of the oven around the whole screen, behind a boss and its questions: arch, pillars, glow and flames. Nothing of it
 * changes with the question, and one arch is drawn, so that the frames in which the boss comes have little work.
 */
export const OvenMouth = memo(function OvenMouth() {
  const wide = useMedia(FROM_LARGE_PHONE);
  return (
    <div className={styles.oven} aria-hidden="true">
      <div className={styles.frame}>
        <OvenArch wide={wide} className={styles.arch} />
        <div className={styles.mouth}>
          <i className={styles.glow} />
          <Embers className={styles.embers} />
        </div>
      </div>
    </div>
  );
});
