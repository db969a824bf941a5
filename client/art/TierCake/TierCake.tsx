import type { CSSProperties, ReactNode } from 'react';
import { drawCake, layerPlace } from '../kit/cake.ts';
import { TIERS, type Tier } from '../kit/tiers.ts';
import { Picture } from '../Picture/Picture.tsx';
import styles from './TierCake.module.css';

export interface TierCakeProps {
  /** the tier that is reached */
  tier: Tier;
  /** what stands on the front of each layer; nothing where it is covered */
  labelOf: (tier: Tier) => ReactNode;
  /** stands on the edge of the layer that is reached */
  climber?: ReactNode;
}

const cake = drawCake();
const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** The league as a cake of seven layers. What it says is said in words beside it. */
export function TierCake({ tier, labelOf, climber }: TierCakeProps) {
  const reached = layerPlace(TIERS.indexOf(tier));
  const above = layerPlace(TIERS.indexOf(tier) + 1);
  return (
    <div className={styles.cake} aria-hidden="true">
      <Picture drawing={cake} />
      {TIERS.map((one, place) => {
        const { x, y } = layerPlace(place);
        const label = labelOf(one);
        return label === null ? null : (
          <span
            key={one}
            className={styles.label}
            data-reached={one === tier ? '' : undefined}
            style={{ left: percent(x), top: percent(y) } as CSSProperties}
          >
            {label}
          </span>
        );
      })}
      {climber && (
        <span
          className={styles.climber}
          style={{
            left: percent(reached.right - 0.04),
            top: percent(Number.isNaN(above.y) ? reached.y - 0.1 : above.y + 0.03),
          }}
        >
          {climber}
        </span>
      )}
    </div>
  );
}
