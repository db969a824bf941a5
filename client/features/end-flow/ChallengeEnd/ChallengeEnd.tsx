import { useEffect } from 'react';
import { Guest } from '#client/art/Guest/Guest.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Gateway } from '#client/art/Region/Gateway.tsx';
import type { ChallengeEnd_ChallengeFragment, LessonEnd_StatsFragment } from '#client/graphql/generated/end-flow.ts';
import { useGuestName } from '#client/parts/guest-name/use-guest-name.ts';
import { playSound } from '#client/platform/sounds.ts';
import { CountUp } from '#client/ui/CountUp/CountUp.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Receipt, ReceiptCut, ReceiptLine, ReceiptLines } from '#client/ui/Receipt/Receipt.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { challengePlace } from '#domain/challenges.ts';
import { bossGuest } from '#domain/guests.ts';
import { BLOOD_OF_STARS, REGION_COLOURS, REWARD_AUDIO_DELAY_MS } from '#domain/limits.ts';
import { BigStars } from '../BigStars/BigStars.tsx';
import { EndPage } from '../EndPage/EndPage.tsx';
import { formatDuration } from '../LessonEnd/duration.ts';
import { RegionCard } from '../RegionCard/RegionCard.tsx';
import { useT } from '../wording.ts';
import styles from './ChallengeEnd.module.css';

export interface ChallengeEndProps {
  /** the companion that fought, 1001 to 1012 */
  mascot: number;
  challenge: ChallengeEnd_ChallengeFragment;
  stats: LessonEnd_StatsFragment;
  onNext: () => void;
}

const percent = (share: number) => Math.round(share * 100);
const [oneStar, twoStars] = BLOOD_OF_STARS;

/** The result of a duel: who was beaten, the stars, what it brought and how much strength was left. */
export function ChallengeEnd({ mascot, challenge, stats, onNext }: ChallengeEndProps) {
  const t = useT('endFlow');
  const { index, won, star, bestStar, firstVictory } = challenge;
  const guest = bossGuest(index);
  const colour = (challenge.region.region - 1) % REGION_COLOURS;
  const name = useGuestName(guest);
  useEffect(() => {
    if (!won) return;
    const timer = setTimeout(() => playSound('star'), REWARD_AUDIO_DELAY_MS);
    return () => clearTimeout(timer);
  }, [won]);
  return (
    <EndPage festive={won ? 'left' : false} action={t('next')} onNext={onNext} className={styles.end}>
      <div className={styles.hero}>
        <div className={styles.view} data-region={colour}>
          <Gateway region={colour} className={styles.land} />
          {won && <BigStars star={star as 1 | 2 | 3} />}
          <div className={styles.fighters}>
            <Mascot alive id={mascot} pose={won ? 'cheer' : 'think'} className={styles.fighter} />
            <Guest id={guest} pose={won ? 'defeated' : 'idle'} className={styles.fighter} />
          </div>
        </div>
        <h1 className={styles.title}>{won ? t('challenge_won', { name }) : t('challenge_unshown')}</h1>
        <p className={styles.line}>
          {won ? t(firstVictory ? 'challenge_first' : 'challenge_again', { index }) : t('challenge_unshown_text')}
        </p>
        {won && bestStar > star && <p className={styles.line}>{t('challenge_best', { star: bestStar })}</p>}
      </div>
      {won && (
        <div className={styles.slip}>
          <Slip challenge={challenge} stats={stats} />
          <RegionCard region={challenge.region} />
        </div>
      )}
    </EndPage>
  );
}

function Slip({ challenge, stats }: Pick<ChallengeEndProps, 'challenge' | 'stats'>) {
  const t = useT('endFlow');
  const left = percent(challenge.blood);
  const { startLevel, endLevel } = challengePlace(challenge.index);
  const bands = [
    { star: 1, text: t('challenge_blood_at_most', { percent: percent(oneStar) }) },
    { star: 2, text: t('challenge_blood_at_most', { percent: percent(twoStars) }) },
    { star: 3, text: t('challenge_blood_above', { percent: percent(twoStars) }) },
  ];
  return (
    <Receipt>
      <p className={styles.caption}>
        <span>{t('challenge_receipt')}</span>
        <span className="num">{t('challenge_levels', { first: startLevel, last: endLevel })}</span>
      </p>
      <p className={styles.exp}>
        <b className="display">
          <CountUp from={0} value={stats.exp} format={(value) => `+${value}`} />
        </b>
        <span>{t('exp')}</span>
      </p>
      <ReceiptCut />
      <p className={styles.blood}>
        <b>{t('challenge_blood')}</b>
        <b className="num">{left}%</b>
      </p>
      <Meter size="l" tone="leaf" value={left} label={t('challenge_blood')} valueText={`${left}%`} />
      <ul className={styles.bands}>
        {bands.map((band) => (
          <li key={band.star} aria-current={band.star === challenge.star ? 'true' : undefined}>
            <Stars value={band.star} of={band.star} size={16} label={t('stars', { star: band.star })} />
            <small className="num">{band.text}</small>
          </li>
        ))}
      </ul>
      <ReceiptCut />
      <ReceiptLines>
        <ReceiptLine label={t('max_combo')}>{stats.comboCount}</ReceiptLine>
        <ReceiptLine label={t('duration')}>{formatDuration(stats.duration)}</ReceiptLine>
      </ReceiptLines>
    </Receipt>
  );
}
