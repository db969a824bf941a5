import type { CSSProperties } from 'react';
import { Chest } from '#client/art/Chest/Chest.tsx';
import { Guest } from '#client/art/Guest/Guest.tsx';
import { Item } from '#client/art/Item/Item.tsx';
import { Gateway } from '#client/art/Region/Gateway.tsx';
import { useClaimRegionRewardMutation } from '#client/graphql/generated/shared.ts';
import { useGuestName } from '#client/parts/guest-name/use-guest-name.ts';
import { useRegionName } from '#client/parts/region-name/use-region-name.ts';
import { playSound } from '#client/platform/sounds.ts';
import { vibrate } from '#client/platform/vibration.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { challengePlace, challengesOfRegion } from '#domain/challenges.ts';
import { bossGuest } from '#domain/guests.ts';
import { CHALLENGE_STARS_MAX, LEVELS_PER_REGION, REGION_COLOURS, REGION_REWARD } from '#domain/limits.ts';
import styles from './RegionReward.module.css';
import { useT } from './wording.ts';

export interface RegionRewardProps {
  /** 1 and up; all of its stars were collected */
  region: number;
  /** the reward was taken */
  onTaken?: () => void;
  /** asked to close, after the reward was taken too */
  onClose: () => void;
}

/** All nine stars of a region: its three guests, and the reward that waits. */
export function RegionReward({ region, onTaken, onClose }: RegionRewardProps) {
  const t = useT('regionReward');
  const common = useT('common');
  const colour = (region - 1) % REGION_COLOURS;
  const name = useRegionName(colour);
  const challenges = challengesOfRegion(region);
  const last = region * LEVELS_PER_REGION;
  const [claim] = useClaimRegionRewardMutation({ context: { untilFresh: true } });
  const { run, busy } = useAction(() => claim({ variables: { input: { index: region } } }), {
    done: ({ claimRegionReward }) => t('claimed', { count: claimRegionReward.diamond }),
    onDone: () => {
      playSound('reward');
      vibrate(30);
      onTaken?.();
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      width={440}
      align="center"
      picture={
        <div className={styles.view} data-region={colour} aria-hidden="true">
          <Gateway region={colour} className={styles.land} />
          <span className={styles.arc}>
            {Array.from({ length: challenges.length * CHALLENGE_STARS_MAX }, (_, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a star is its place
              <span key={place} style={{ '--place': place } as CSSProperties}>
                <Item name="star" size={30} />
              </span>
            ))}
          </span>
          <Chest state="open" tone="gold" className={styles.chest} />
        </div>
      }
      title={<span className="display">{t('title')}</span>}
      description={`${name} · ${t('range', { first: last - LEVELS_PER_REGION + 1, last })}`}
      closeLabel={common('close')}
      actions={
        <Button block size="large" icon={<Item name="diamond" size={26} />} loading={busy} onClick={() => void run()}>
          {t('take', { count: REGION_REWARD })}
        </Button>
      }
    >
      <ul className={styles.guests} data-region={colour}>
        {challenges.map((index) => (
          <Beaten key={index} index={index} />
        ))}
      </ul>
    </Dialog>
  );
}

/** A guest that was beaten with all stars. */
function Beaten({ index }: { index: number }) {
  const t = useT('regionReward');
  const guest = bossGuest(index);
  const name = useGuestName(guest);
  const { startLevel, endLevel } = challengePlace(index);
  return (
    <li>
      <Guest id={guest} pose="defeated" size={64} />
      <b>{name}</b>
      <small className="num">{t('levels', { first: startLevel, last: endLevel })}</small>
      <Stars value={CHALLENGE_STARS_MAX} size={18} label={t('all_stars')} />
    </li>
  );
}
