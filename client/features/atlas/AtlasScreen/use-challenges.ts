import { skipToken } from '@apollo/client/react';
import { useEffect } from 'react';
import { useChallengesQuery, useRegionRewardsQuery } from '#client/graphql/generated/atlas.ts';
import { challengesOfRegion } from '#domain/challenges.ts';
import { PAGE_SIZE_MAX } from '#domain/limits.ts';
import { isStarred, type StarsByChallenge, starsOfRegion } from '../challenge-stars.ts';
import { CHALLENGES_AT_ONCE } from '../pages.ts';

/**
 * The stars of the regions that came, by their indexes, newest first, and which of them gave their reward. Regions further
 * down are fetched once they come; `undefined` is not known yet. The indexes must be the same in every render of a moment: by
 * a deferred list the hook would ask in the deferred render, which each answer begins anew.
 */
export function useChallenges(regions: readonly number[] | undefined) {
  const { data, loading, fetchMore } = useChallengesQuery({
    variables: { offset: 0, limit: CHALLENGES_AT_ONCE },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.challengeStages;
  const loaded = list?.challengeStages.length ?? 0;
  const wanted = Math.min(list?.total ?? 0, (regions?.length ?? 0) * challengesOfRegion(1).length);
  useEffect(() => {
    if (!loading && loaded > 0 && loaded < wanted)
      void fetchMore({ variables: { offset: loaded, limit: PAGE_SIZE_MAX } }).catch(() => undefined);
  }, [loading, loaded, wanted, fetchMore]);

  const stars: StarsByChallenge = new Map(list?.challengeStages.map(({ index, star }) => [index, star]));
  const starred = (regions ?? [])
    .map((index) => index + 1)
    .filter((region) => isStarred(starsOfRegion(stars, region)))
    .slice(0, PAGE_SIZE_MAX);
  const rewards = useRegionRewardsQuery(
    starred.length > 0 ? { variables: { input: { indexes: starred } } } : skipToken,
  );
  const received = (rewards.data ?? rewards.previousData)?.regionRewardStatus.received;
  return { stars, received };
}
