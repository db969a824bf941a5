import type { ApolloClient } from '@apollo/client';

/** Root fields that the end of a unit changes. */
const touched = [
  'assets',
  'energy',
  'atlasStages',
  'checkIn',
  'checkInStats',
  'latestUnit',
  'shelf',
  'stagePreparation',
  'statsOverview',
  'tasks',
  'unclaimedTaskCount',
];

/** Drops what the end of a unit made stale; what is on screen is fetched again. */
export function refreshAfterUnit(client: ApolloClient) {
  const refetch = client.refetchQueries({
    updateCache: (cache) => {
      for (const fieldName of touched) cache.evict({ id: 'ROOT_QUERY', fieldName });
    },
  });
  // Each query shows its own failure where it stands.
  refetch.catch(() => undefined);
  client.cache.gc();
}
