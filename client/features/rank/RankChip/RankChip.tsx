import { TierBadge } from '#client/art/TierBadge/TierBadge.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { useRankName } from '../rank-name.ts';
import styles from './RankChip.module.css';

export interface RankChipProps {
  /** such as SILVER_2 */
  rank: string;
  /** the one that counts from here on */
  on?: boolean;
}

/** A rank in one line: its badge, its name and its stars. */
export function RankChip({ rank, on = false }: RankChipProps) {
  const { badge, star, endless, stars, tier, of } = useRankName()(rank);
  return (
    <span className={styles.chip} data-on={on ? '' : undefined}>
      <TierBadge tier={badge} size={32} />
      <b>{tier}</b>
      {endless ? (
        stars && <small className="num">{stars}</small>
      ) : (
        <Stars value={star} of={of} label={stars ?? ''} size={16} />
      )}
    </span>
  );
}
