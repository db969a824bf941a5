import type { ReactNode } from 'react';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { TierCake } from '#client/art/TierCake/TierCake.tsx';
import { Awning } from '#client/ui/Awning/Awning.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { useRankName } from '../rank-name.ts';
import { useT } from '../wording.ts';
import styles from './RankSummary.module.css';

export interface RankSummaryProps {
  /** such as SILVER_2 */
  rank: string;
  /** whoever stands on the cake */
  mascot: number;
  /** `frost` while results are worked out, `night` until the next season starts */
  mood?: 'open' | 'frost' | 'night';
  /** what is said of it now */
  children: ReactNode;
}

/** A rank in the window of the shop: the cake of seven tiers, how high one stands on it, and how that stands. */
export function RankSummary({ rank, mascot, mood = 'open', children }: RankSummaryProps) {
  const t = useT('rank');
  const { badge, star, endless, stars, tier, of } = useRankName()(rank);
  return (
    <section className={styles.window} data-mood={mood}>
      <Awning className={styles.awning} />
      <div className={styles.wall}>
        <TierCake
          tier={badge}
          labelOf={(one) => t(one)}
          climber={<Mascot id={mascot} pose={mood === 'night' ? 'sleep' : 'happy'} />}
        />
      </div>
      <div className={styles.plank}>
        <h2 className="display">{tier}</h2>
        {endless ? (
          stars && <p className="num">{stars}</p>
        ) : (
          <Stars value={star} of={of} label={stars ?? ''} size={24} />
        )}
        {children}
      </div>
    </section>
  );
}
