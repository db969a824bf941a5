import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Picture } from '#client/art/Picture/Picture.tsx';
import { TierCake } from '#client/art/TierCake/TierCake.tsx';
import { Awning } from '#client/ui/Awning/Awning.tsx';
import { useRankName } from '../rank-name.ts';
import { useT } from '../wording.ts';
import { confetti } from './confetti.ts';
import { cream } from './cream.ts';
import styles from './ResultPoster.module.css';

export interface ResultPosterProps {
  /** what happened, in a word or two */
  title: string;
  /** where the climber stands, such as GOLD_1 */
  rank: string;
  mascot: number;
  /** `up` with rays and paper, `down` in cool light with the climber about to fall */
  mood: 'up' | 'keep' | 'down';
}

const POSES = { up: 'cheer', keep: 'happy', down: 'oops' } as const;

/** The picture of a season's result: the cake, and the learner's companion on the layer that it is about. */
export function ResultPoster({ title, rank, mascot, mood }: ResultPosterProps) {
  const t = useT('rank');
  const { badge } = useRankName()(rank);
  return (
    <section className={styles.poster} data-mood={mood}>
      {mood === 'up' && (
        <>
          <span className={styles.rays} />
          <Picture drawing={confetti} fit="slice" className={styles.confetti} />
        </>
      )}
      <Awning className={styles.awning} />
      <h2 className={`${styles.title} display`}>{title}</h2>
      <div className={styles.cake}>
        <TierCake
          tier={badge}
          labelOf={(one) => t(one)}
          climber={<Mascot alive id={mascot} pose={POSES[mood]} className={styles.climber} />}
        />
        {mood === 'down' && <Picture drawing={cream} className={styles.cushion} />}
      </div>
    </section>
  );
}
