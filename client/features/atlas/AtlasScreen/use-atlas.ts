import { useCallback, useDeferredValue } from 'react';
import { useAtlasQuery } from '#client/graphql/generated/atlas.ts';
import { LEVELS_AT_ONCE } from '../pages.ts';
import { buildRegions, regionsOf } from '../regions.ts';

/** The map as far as it is loaded, and the way to load more of it. */
export function useAtlas() {
  const { data, loading, error, refetch, fetchMore } = useAtlasQuery({
    variables: { offset: 0, limit: LEVELS_AT_ONCE },
    fetchPolicy: 'cache-and-network',
  });
  // A map is much to draw: it is worked out in short pieces, and a tap meanwhile is not kept waiting.
  const list = useDeferredValue(data?.atlasStages);
  const loaded = list?.stages.length ?? 0;
  const complete = list !== undefined && loaded >= list.total;
  // While what came is still being drawn, the end of the map is where it was: the same page would be asked for again and again.
  const isDrawn = list === data?.atlasStages;
  const loadMore = useCallback(() => {
    if (!loading && isDrawn && !complete) void fetchMore({ variables: { offset: loaded } }).catch(() => undefined);
  }, [loading, isDrawn, complete, loaded, fetchMore]);
  const came = data?.atlasStages;
  return {
    /** Indexes of the regions that came, drawn or not: what is asked of the server by them must not wait for the drawing. */
    cameRegions: came && regionsOf(came.stages, came.activeLevel),
    regions: list && buildRegions(list.stages, list.activeLevel),
    activeLevel: list?.activeLevel,
    complete,
    loadMore,
    error: list ? undefined : error,
    refetch,
  };
}
