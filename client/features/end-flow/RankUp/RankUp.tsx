import type { Tier } from '#client/art/kit/tiers.ts';
import { TierBadge } from '#client/art/TierBadge/TierBadge.tsx';
import type { RankUp_PlaceFragment } from '#client/graphql/generated/end-flow.ts';
import { parseRank } from '#domain/league.ts';
import { EndPage } from '../EndPage/EndPage.tsx';
import { useT } from '../wording.ts';
import styles from './RankUp.module.css';

export interface RankUpProps {
  place: RankUp_PlaceFragment;
  onNext: () => void;
}

/** The place in the league that a unit brought. */
export function RankUp({ place: { rank, position, previousPosition, exp }, onNext }: RankUpProps) {
  const t = useT('endFlow');
  return (
    <EndPage action={t('next')} onNext={onNext} festive className={styles.page}>
      <TierBadge tier={parseRank(rank).tier.toLowerCase() as Tier} size={160} />
      <h1 className={`${styles.title} display`}>{t('rank_title', { place: position })}</h1>
      <p>{previousPosition == null ? t('rank_joined') : t('rank_rose', { count: previousPosition - position })}</p>
      <p className="num">{t('rank_exp', { exp })}</p>
    </EndPage>
  );
}
