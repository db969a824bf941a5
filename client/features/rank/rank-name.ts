import type { Tier } from '#client/art/kit/tiers.ts';
import { parseRank } from '#domain/league.ts';
import { LEAGUE_TIER_STARS } from '#domain/limits.ts';
import { useT } from './wording.ts';

/** The companion of who is not seen. */
export const HIDDEN_MASCOT = 1001;

/** A rank by its badge, its stars and its words. */
export function useRankName() {
  const t = useT('rank');
  return (name: string) => {
    const { tier, star } = parseRank(name);
    const badge = tier.toLowerCase() as Tier;
    const endless = badge === 'legendary';
    // The highest tier has stars without end: the first is not told.
    const stars = endless ? (star > 1 ? t('stars_more', { star }) : null) : t('stars', { star });
    const words = endless && star === 1 ? t(badge) : t('named', { tier: t(badge), star });
    return { badge, star, endless, stars, tier: t(badge), words, of: LEAGUE_TIER_STARS };
  };
}
