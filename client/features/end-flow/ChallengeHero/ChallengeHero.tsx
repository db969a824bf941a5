import { Guest } from '#client/art/Guest/Guest.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Gateway } from '#client/art/Region/Gateway.tsx';
import type { ChallengeHero_ChallengeFragment } from '#client/graphql/generated/end-flow.ts';
import { useGuestName } from '#client/parts/guest-name/use-guest-name.ts';
import { bossGuest } from '#domain/guests.ts';
import { REGION_COLOURS } from '#domain/limits.ts';
import { BigStars } from '../BigStars/BigStars.tsx';
import { useT } from '../wording.ts';
import styles from './ChallengeHero.module.css';

export interface ChallengeHeroProps {
  /** the companion that fought, 1001 to 1012 */
  mascot: number;
  challenge: ChallengeHero_ChallengeFragment;
}

/** How a duel went: who was beaten, where, and the stars. */
export function ChallengeHero({ mascot, challenge }: ChallengeHeroProps) {
  const t = useT('endFlow');
  const { index, won, star, bestStar, firstVictory } = challenge;
  const guest = bossGuest(index);
  const colour = (challenge.region.region - 1) % REGION_COLOURS;
  const name = useGuestName(guest);
  return (
    <div className={styles.hero}>
      <div className={styles.view} data-region={colour}>
        <Gateway region={colour} className={styles.land} />
        {won && <BigStars star={star as 1 | 2 | 3} />}
        <div className={styles.fighters}>
          <Mascot alive id={mascot} pose={won ? 'cheer' : 'think'} className={styles.fighter} />
          <Guest id={guest} pose={won ? 'defeated' : 'idle'} className={styles.fighter} />
        </div>
      </div>
      <h1 className={`${styles.title} display`}>{won ? t('challenge_won', { name }) : t('challenge_unshown')}</h1>
      <p className={styles.line}>
        {won ? t(firstVictory ? 'challenge_first' : 'challenge_again', { index }) : t('challenge_unshown_text')}
      </p>
      {won && bestStar > star && <p className={styles.line}>{t('challenge_best', { star: bestStar })}</p>}
    </div>
  );
}
