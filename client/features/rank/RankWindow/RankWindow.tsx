import type { ReactNode } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { IconName } from '#client/art/Icon/icons.ts';
import type { Tier } from '#client/art/kit/tiers.ts';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Picture } from '#client/art/Picture/Picture.tsx';
import { TierCake } from '#client/art/TierCake/TierCake.tsx';
import { Awning } from '#client/ui/Awning/Awning.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { useRankName } from '../rank-name.ts';
import { useT } from '../wording.ts';
import { dome, icicles, veil } from './covers.ts';
import styles from './RankWindow.module.css';

export interface RankWindowProps {
  /** such as SILVER_2 */
  rank: string;
  /** whoever stands on the cake */
  mascot: number;
  /** `frost` while results are worked out, `night` behind the shutter until the next season starts, `veil` before one may play */
  mood?: 'open' | 'frost' | 'night' | 'veil';
  /** what hangs in the corner of the window */
  sign?: ReactNode;
  /** what is said of the climber, such as the place */
  here?: string;
  icon: IconName;
  /** what the plank below says */
  children: ReactNode;
}

const COVERS = { open: null, frost: dome, night: null, veil };
/** Layers whose names a cover hides, wholly or in part: the cloth all but the lowest, the shutter the upper ones. */
const HIDDEN: Partial<Record<keyof typeof COVERS, readonly Tier[]>> = {
  veil: ['silver', 'gold', 'platinum', 'emerald', 'diamond', 'legendary'],
  night: ['platinum', 'emerald', 'diamond', 'legendary'],
};
const POSES = { open: 'happy', frost: 'idle', night: 'sleep', veil: 'think' } as const;

/** The window of the shop: the cake of seven tiers with the rank that one has, and a line below. */
export function RankWindow({ rank, mascot, mood = 'open', sign, here, icon, children }: RankWindowProps) {
  const t = useT('rank');
  const { badge, star, endless, stars, tier, of } = useRankName()(rank);
  const cover = COVERS[mood];
  const row = endless ? (
    stars && <small className={`${styles.more} num`}>{stars}</small>
  ) : (
    <Stars value={star} of={of} label={stars ?? ''} size={20} />
  );
  return (
    <section className={styles.window} data-mood={mood} data-tier={badge}>
      <Awning className={styles.awning} />
      <div className={styles.wall}>
        {mood === 'frost' && <Picture drawing={icicles} className={styles.icicles} />}
        {mood === 'open' && (
          <div className={styles.top}>
            <h2>
              <span className="display">{tier}</span>
              {row}
            </h2>
            {sign}
          </div>
        )}
        <div className={styles.cake}>
          <TierCake
            tier={badge}
            labelOf={(one) => {
              if (HIDDEN[mood]?.includes(one)) return null;
              return one === badge && !endless ? <Reached name={t(one)} star={star} of={of} /> : t(one);
            }}
            climber={
              mood === 'veil' ? undefined : (
                <>
                  {here && <span className={styles.here}>{here}</span>}
                  <Mascot id={mascot} pose={POSES[mood]} className={styles.climber} />
                </>
              )
            }
          />
          {cover && (
            <span className={styles.cover}>
              <Picture drawing={cover} />
            </span>
          )}
          {mood === 'veil' && <Mascot id={mascot} pose="think" className={styles.beside} />}
        </div>
        {mood === 'night' && (
          <div className={styles.shutter} aria-hidden="true">
            <span className={styles.shut}>
              <b className="display">{t('see_you')}</b>
              <small>{t('shut')}</small>
            </span>
          </div>
        )}
      </div>
      <p className={styles.plank}>
        <Icon name={icon} size={20} />
        <span>{children}</span>
      </p>
    </section>
  );
}

function Reached({ name, star, of }: { name: string; star: number; of: number }) {
  return (
    <span className={styles.reached}>
      {name}
      <Stars value={star} of={of} label="" size={14} />
    </span>
  );
}
