import type { ChallengeHero_ChallengeFragment, ResultLines_StatsFragment } from '#client/graphql/generated/end-flow.ts';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { ReceiptLine, ReceiptLines } from '#client/ui/Receipt/Receipt.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { challengePlace } from '#domain/challenges.ts';
import { BLOOD_OF_STARS } from '#domain/limits.ts';
import { ReceiptExp } from '../ReceiptExp/ReceiptExp.tsx';
import { ReceiptHead } from '../ReceiptHead/ReceiptHead.tsx';
import { formatDuration } from '../ResultLines/duration.ts';
import { useT } from '../wording.ts';
import styles from './ChallengeLines.module.css';

export interface ChallengeLinesProps {
  challenge: ChallengeHero_ChallengeFragment;
  stats: ResultLines_StatsFragment;
}

const percent = (share: number) => Math.round(share * 100);
const [oneStar, twoStars] = BLOOD_OF_STARS;

/** The first lines of the receipt of a duel: what it brought, and how much strength was left, which gives the stars. */
export function ChallengeLines({ challenge, stats }: ChallengeLinesProps) {
  const t = useT('endFlow');
  const left = percent(challenge.blood);
  const { startLevel, endLevel } = challengePlace(challenge.index);
  const bands = [
    { star: 1, text: t('challenge_blood_at_most', { percent: percent(oneStar) }) },
    { star: 2, text: t('challenge_blood_at_most', { percent: percent(twoStars) }) },
    { star: 3, text: t('challenge_blood_above', { percent: percent(twoStars) }) },
  ];
  return (
    <>
      <ReceiptHead title={t('challenge_receipt')}>
        <span className="num">{t('challenge_levels', { first: startLevel, last: endLevel })}</span>
      </ReceiptHead>
      <ReceiptExp exp={stats.exp} />
      <div className={styles.cut} data-line="2">
        <p className={styles.blood}>
          <b>{t('challenge_blood')}</b>
          <b className="num">{left}%</b>
        </p>
        <Meter size="l" tone="leaf" value={left} label={t('challenge_blood')} valueText={`${left}%`} />
      </div>
      <ul className={styles.bands} data-line="">
        {bands.map((band) => (
          <li key={band.star} aria-current={band.star === challenge.star ? 'true' : undefined}>
            <Stars value={band.star} of={band.star} size={16} label={t('stars', { star: band.star })} />
            <small className="num">{band.text}</small>
          </li>
        ))}
      </ul>
      <div className={styles.cut} data-line="2">
        <ReceiptLines>
          <ReceiptLine label={t('max_combo')}>{stats.comboCount}</ReceiptLine>
          <ReceiptLine label={t('duration')}>{formatDuration(stats.duration)}</ReceiptLine>
        </ReceiptLines>
      </div>
    </>
  );
}
