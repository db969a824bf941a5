import type { CSSProperties } from 'react';
import { Guest } from '#client/art/Guest/Guest.tsx';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Prop } from '#client/art/Prop/Prop.tsx';
import { cx } from '#client/ui/cx.ts';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import type { Challenge } from '../regions.ts';
import place from '../stop.module.css';
import { useT } from '../wording.ts';
import styles from './OvenStop.module.css';

interface Props {
  challenge: Challenge;
  /** The most stars of a victory, 0 to 3; undefined while it is not known. */
  star?: number;
  /** Place on the trail: `--x` and `top`. */
  style: CSSProperties;
  onPick: (challenge: Challenge) => void;
}

/** The oven of a challenge beside the trail. Its guest shows once the level before it is done. */
export function OvenStop({ challenge, star = 0, style, onPick }: Props) {
  const t = useT('atlas');
  const { index, anchor, anchorDone, guest } = challenge;
  const won = anchorDone && star > 0;
  const state = won
    ? t('challenge_stars', { star })
    : anchorDone
      ? t('challenge_open')
      : t('challenge_after', { level: anchor });
  return (
    <button
      type="button"
      className={cx(place.stop, styles.oven)}
      data-warm={anchorDone ? '' : undefined}
      aria-label={t('challenge', { index, state })}
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
        {won ? (
          <Stars value={star} size={18} label={state} />
        ) : (
          <>
            <Icon name={anchorDone ? 'bolt' : 'lock'} size={14} />
            {state}
          </>
        )}
      </span>
    </button>
  );
}
