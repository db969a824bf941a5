import { METAL, type Tier } from '#client/art/kit/tiers.ts';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Awning } from '#client/ui/Awning/Awning.tsx';
import styles from './RankLadder.module.css';

/** Somebody near the climber. */
export interface Neighbour {
  name: string;
  mascot: number;
}

export interface RankLadderProps {
  tier: Tier;
  /** the place that was reached */
  place: number;
  /** the learner's own companion */
  mascot: number;
  /** who stands one place above */
  above?: Neighbour | null;
  /** who was overtaken */
  below?: Neighbour | null;
  /** what happened */
  title: string;
}

const RUNGS = [0, 1, 2, 3, 4, 5, 6, 7];

/** A layer of the cake with a ladder up its side: the learner's companion on the rung of its place. What it says stands beside it. */
export function RankLadder({ tier, place, mascot, above, below, title }: RankLadderProps) {
  return (
    <section className={styles.poster}>
      <span className={styles.rays} />
      <Awning className={styles.awning} />
      <h1 className={`${styles.title} display`}>{title}</h1>
      <div className={styles.scene} aria-hidden="true" style={{ '--layer': `var(--art-${METAL[tier]})` } as object}>
        <span className={styles.layer} />
        <span className={styles.ladder}>
          {RUNGS.map((rung) => (
            <i key={rung} />
          ))}
        </span>
        {[place - 1, place, place + 1, place + 2].map(
          (one, row) =>
            one >= 1 && (
              <b key={one} className={`${styles.plate} num`} data-row={row} data-own={one === place ? '' : undefined}>
                {one}
              </b>
            ),
        )}
        <Mascot alive id={mascot} pose="cheer" className={styles.me} />
        {above && (
          <span className={styles.above}>
            <Mascot id={above.mascot} pose="happy" />
            <small data-user-text>{above.name}</small>
          </span>
        )}
        {below && (
          <span className={styles.below}>
            <Mascot id={below.mascot} pose="oops" />
            <i />
            <small data-user-text>{below.name}</small>
          </span>
        )}
      </div>
    </section>
  );
}
