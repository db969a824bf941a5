import { useApolloClient } from '@apollo/client/react';
import { useCallback, useMemo, useRef, useState } from 'react';
import { WorkshopCardStatsDocument } from '#client/graphql/generated/workshop.ts';

interface Stats {
  learnTimes: number;
  mastery: number;
}

export type CardStats = ReturnType<typeof useCardStats>;

/** Learn count and mastery of the cards that come into view, asked once each. */
export function useCardStats() {
  const client = useApolloClient();
  const asked = useRef(new Set<number>());
  const [known, setKnown] = useState<ReadonlyMap<number, Stats>>(new Map());
  const ask = useCallback(
    async (ids: readonly number[]) => {
      const fresh = ids.filter((id) => id > 0 && !asked.current.has(id)).slice(0, 100);
      if (fresh.length === 0) return;
      for (const id of fresh) asked.current.add(id);
      const { data } = await client
        .query({
          query: WorkshopCardStatsDocument,
          variables: { cardIds: fresh },
          fetchPolicy: 'no-cache',
          context: { quiet: true },
        })
        .catch(() => ({ data: undefined }));
      if (data)
        setKnown(
          (before) => new Map([...before, ...data.cardStats.cardStats.map((one) => [one.cardId, one] as const)]),
        );
      else for (const id of fresh) asked.current.delete(id);
    },
    [client],
  );
  return useMemo(() => ({ ask, statsOf: (id: number) => known.get(id) }), [ask, known]);
}
