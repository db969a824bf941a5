import type { Tier } from '#client/art/kit/tiers.ts';
import { parseRank } from '#domain/league.ts';
import { LEAGUE_TIER_STARS } from '#domain/limits.ts';
import { useT } from './wording.ts';

/** A rank by its badge, its stars and its words. */
export function useRankName() {
  const t = useT('rank');
  return (name: string) => {
    const { tier, star } = parseRank(name);
    const badge = tier.toLowerCase() as Tier;
    const endless = badge === 'legendary';
    // The highest tier has stars without end: the first is not told.
    const stars = endless ? (star > 1 ? t('stars_more', { star }) : null) : t('stars', { star });
    return { badge, star, endless, stars, tier: t(badge), of: LEAGUE_TIER_STARS };
  };
}
