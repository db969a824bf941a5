import { TIERS } from '#client/art/kit/tiers.ts';
import { TierBadge } from '#client/art/TierBadge/TierBadge.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { useT } from '../wording.ts';
import styles from './TierLadder.module.css';

/** The seven tiers of the league, the highest on top. */
export function TierLadder() {
  const t = useT('rank');
  return (
    <Card as="section" className={styles.ladder}>
      <h2>{t('tiers')}</h2>
      <ol reversed>
        {[...TIERS].reverse().map((tier) => (
          <li key={tier} style={{ color: `var(--${tier})` }}>
            <TierBadge tier={tier} size={40} />
            {t(tier)}
          </li>
        ))}
      </ol>
    </Card>
  );
}
