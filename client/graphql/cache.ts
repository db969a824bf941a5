import { type FieldPolicy, InMemoryCache } from '@apollo/client';

interface Page {
  offset: number;
}

/**
 * Joins pages of an offset list whose rows stand under `rows`: page 0 starts the list over,
 * later ones are laid at their offset.
 */
function offsetList(rows: string, keyArgs: string[] = []): FieldPolicy<Page> {
  return {
    keyArgs: keyArgs.length > 0 ? keyArgs : false,
    merge(existing, incoming, { args, readField }) {
      const offset = (args?.offset as number | undefined) ?? 0;
      if (!existing || offset === 0) return incoming;
      const before = readField<readonly unknown[]>(rows, existing as never) ?? [];
      const added = readField<readonly unknown[]>(rows, incoming as never) ?? [];
      return { ...incoming, [rows]: [...before.slice(0, offset), ...added] };
    },
  };
}

/** Objects without an id of their own, of which the cache keeps one. */
const single = { keyFields: [] as [], merge: true };

/** Parts of another object: two queries that ask for different fields of one complete each other. */
const part = { merge: true };

/** A fresh cache with the merge rules of offset lists and of the singletons. */
export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      Query: {
        fields: {
          atlasStages: offsetList('stages'),
          recommendedPackages: offsetList('packages', ['contentTagKey']),
        },
      },
      Energy: single,
      Assets: single,
      StatsOverview: single,
      CheckIn: single,
      Vip: single,
      AtlasStage: { keyFields: ['level'] },
      IdentityTag: { keyFields: ['key'] },
      Task: { keyFields: ['taskNo'] },
      CheckInDay: { keyFields: ['date'] },
      CardStat: { keyFields: ['cardId'] },
      UserIdentityTag: { keyFields: false },
      Preferences: part,
      UserFlags: part,
      PackageStyle: part,
      TrailStatus: part,
      TaskBoard: part,
      TaskResponse: part,
    },
  });
