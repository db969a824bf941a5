import type { ReactNode } from 'react';
import { TierBadge } from '#client/art/TierBadge/TierBadge.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { useRankName } from '../rank-name.ts';
import styles from './RankSummary.module.css';

export interface RankSummaryProps {
  /** such as SILVER_2 */
  rank: string;
  /** what is said of it now */
  children: ReactNode;
}

/** A rank with its badge and stars, and how it stands. */
export function RankSummary({ rank, children }: RankSummaryProps) {
  const { badge, star, endless, stars, tier, of } = useRankName()(rank);
  return (
    <Card as="section" className={styles.summary}>
      <TierBadge tier={badge} size={132} />
      <h2 className="display">{tier}</h2>
      {endless ? stars && <p className="num">{stars}</p> : <Stars value={star} of={of} label={stars ?? ''} size={24} />}
      {children}
    </Card>
  );
}
