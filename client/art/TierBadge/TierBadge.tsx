import { drawTier, type Tier } from '../kit/tiers.ts';
import { Picture, type PictureSize } from '../Picture/Picture.tsx';

/** The badge of a league tier. */
export function TierBadge({ tier, size, className }: PictureSize & { tier: Tier }) {
  return <Picture drawing={drawTier(tier)} size={size} className={className} />;
}
