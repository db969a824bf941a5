import type { ReactNode } from 'react';
import { TierBadge } from '#client/art/TierBadge/TierBadge.tsx';
import type { RankScreenQuery } from '#client/graphql/generated/rank.ts';
import { Price } from '#client/parts/Price/Price.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { LEAGUE_DOWN_AFTER } from '#domain/limits.ts';
import { useRankName } from '../rank-name.ts';
import { useT } from '../wording.ts';
import styles from './RankFall.module.css';

export interface RankFallProps {
  home: RankScreenQuery['rankHome'];
  /** diamonds that one has */
  diamonds: number;
  busy: 'lower' | 'keep' | null;
  onLower: () => void;
  onKeep: () => void;
}

/** A rank that fell: one starts a star lower, or keeps it for diamonds. */
export function RankFall({ home, diamonds, busy, onLower, onKeep }: RankFallProps) {
  const t = useT('rank');
  const nameOf = useRankName();
  const { position, users, beforeRank, afterRank, keepRankDiamond } = home;
  if (!beforeRank || !afterRank || keepRankDiamond == null) return null;
  const short = (users[LEAGUE_DOWN_AFTER - 1]?.exp ?? 0) - (users.find(({ me }) => me)?.exp ?? 0) + 1;
  return (
    <div className={styles.fall}>
      <p className={styles.lead}>
        {position == null ? t('missed') : t(short > 0 ? 'placed_short' : 'placed', { place: position, exp: short })}
      </p>
      <h3>{t('where_from')}</h3>
      <Way rank={afterRank} title={t('fall_title')} line={t('fall_text')}>
        <Button block loading={busy === 'lower'} disabled={busy === 'keep'} onClick={onLower}>
          {t('lower', { rank: nameOf(afterRank).words })}
        </Button>
      </Way>
      <Way rank={beforeRank} title={t('stay_title')} line={t('you_have', { count: diamonds })}>
        <Button block scene="secondary" loading={busy === 'keep'} disabled={busy === 'lower'} onClick={onKeep}>
          {t('keep_rank', { rank: nameOf(beforeRank).words })} <Price unit="diamond" amount={keepRankDiamond} />
        </Button>
      </Way>
      <p className={styles.note}>{t('chosen_first')}</p>
    </div>
  );
}

function Way({ rank, title, line, children }: { rank: string; title: string; line: string; children: ReactNode }) {
  const { badge, star, endless, stars, tier, of } = useRankName()(rank);
  return (
    <Card as="section" className={styles.choice}>
      <TierBadge tier={badge} size={64} />
      <div>
        <h4>{title}</h4>
        <p className={styles.rank}>
          <b>{tier}</b>
          {endless ? stars && <span className="num">{stars}</span> : <Stars value={star} of={of} label={stars ?? ''} />}
        </p>
        <p className={styles.line}>{line}</p>
      </div>
      <div className={styles.act}>{children}</div>
    </Card>
  );
}
