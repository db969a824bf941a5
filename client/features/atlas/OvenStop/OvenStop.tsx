import type { CSSProperties } from 'react';
import { Guest } from '#client/art/Guest/Guest.tsx';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Prop } from '#client/art/Prop/Prop.tsx';
import { cx } from '#client/ui/cx.ts';
import type { Challenge } from '../regions.ts';
import place from '../stop.module.css';
import { useT } from '../wording.ts';
import styles from './OvenStop.module.css';

interface Props {
  challenge: Challenge;
  /** Place on the trail: `--x` and `top`. */
  style: CSSProperties;
  onPick: (challenge: Challenge) => void;
}

/** The oven of a challenge beside the trail. Its guest shows once the level before it is done. */
export function OvenStop({ challenge, style, onPick }: Props) {
  const t = useT('atlas');
  const { index, anchor, anchorDone, guest } = challenge;
  const plate = anchorDone ? t('challenge_soon') : t('challenge_after', { level: anchor });
  return (
    <button
      type="button"
      className={cx(place.stop, styles.oven)}
      data-warm={anchorDone ? '' : undefined}
      aria-label={t('challenge', { index, state: plate })}
      style={style}
      onClick={() => onPick(challenge)}
    >
      <span className={styles.picture}>
        <Prop name="oven" />
        {anchorDone && (
          <span className={styles.guest}>
            <Guest id={guest} />
          </span>
        )}
      </span>
      <span className={styles.plate}>
        <Icon name={anchorDone ? 'clock' : 'lock'} size={14} />
        {plate}
      </span>
    </button>
  );
}
