import { Chest } from '#client/art/Chest/Chest.tsx';
import { Guest } from '#client/art/Guest/Guest.tsx';
import { useClaimRegionRewardMutation } from '#client/graphql/generated/atlas.ts';
import { playSound } from '#client/platform/sounds.ts';
import { vibrate } from '#client/platform/vibration.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { challengePlace, challengesOfRegion } from '#domain/challenges.ts';
import { bossGuest } from '#domain/guests.ts';
import { CHALLENGE_STARS_MAX, REGION_COLOURS } from '#domain/limits.ts';
import { useRegionName } from '../use-region-name.ts';
import { useT } from '../wording.ts';
import styles from './RegionRewardDialog.module.css';

interface Props {
  /** 1 and up; all of its stars were collected. */
  region: number;
  onClose: () => void;
}

/** All nine stars of a region: its three guests, and the reward that waits. */
export function RegionRewardDialog({ region, onClose }: Props) {
  const t = useT('region');
  const common = useT('common');
  const name = useRegionName((region - 1) % REGION_COLOURS);
  const [claim] = useClaimRegionRewardMutation({ context: { untilFresh: true } });
  const { run, busy } = useAction(() => claim({ variables: { input: { index: region } } }), {
    done: ({ claimRegionReward }) => t('claimed', { count: claimRegionReward.diamond }),
    onDone: () => {
      playSound('reward');
      vibrate(30);
      onClose();
    },
  });
  return (
    <Dialog
      open
      onClose={onClose}
      width={440}
      align="center"
      picture={<Chest state="open" />}
      title={t('title')}
      description={name}
      closeLabel={common('close')}
      actions={
        <Button block size="large" loading={busy} onClick={() => void run()}>
          {t('take')}
        </Button>
      }
    >
      <ul className={styles.guests}>
        {challengesOfRegion(region).map((index) => {
          const { startLevel, endLevel } = challengePlace(index);
          return (
            <li key={index}>
              <Guest id={bossGuest(index)} pose="defeated" size={64} />
              <small className="num">{t('levels', { first: startLevel, last: endLevel })}</small>
              <Stars value={CHALLENGE_STARS_MAX} size={16} label={t('all_stars')} />
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
