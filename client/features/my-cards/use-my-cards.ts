import { useState } from 'react';
import { useMyCardsScreenQuery } from '#client/graphql/generated/my-cards.ts';
import { useAction } from '#client/ui/useAction.ts';
import { PAGE_SIZE } from '#domain/limits.ts';

export const FILTERS = ['ALL', 'DUE', 'HARD', 'MASTERED', 'PAUSED'] as const;
export type Filter = (typeof FILTERS)[number];
type Counts = Record<'all' | 'due' | 'hard' | 'mastered' | 'paused', number>;

/** How many cards pass a filter. */
export const countOf = (counts: Counts, filter: Filter): number => counts[filter.toLowerCase() as keyof Counts];

/** The cards of a filter that say what is searched; those shown before stay until others are there. */
export function useMyCards() {
  const [{ filter, search }, setShown] = useState<{ filter: Filter; search: string }>({ filter: 'ALL', search: '' });
  const query = useMyCardsScreenQuery({
    variables: { filter, search: search || null, offset: 0, limit: PAGE_SIZE },
    fetchPolicy: 'cache-and-network',
  });
  const page = (query.data ?? query.previousData)?.myCards;
  const more = useAction(() => query.fetchMore({ variables: { offset: page?.cards.length ?? 0, limit: PAGE_SIZE } }));
  return {
    query: { data: query.data ?? query.previousData, error: query.error, refetch: query.refetch },
    cards: page?.cards ?? [],
    counts: page?.counts,
    hasMore: page?.hasMore ?? false,
    busy: query.loading,
    more,
    filter,
    search,
    show: (nextFilter: Filter, nextSearch: string) => setShown({ filter: nextFilter, search: nextSearch }),
  };
}

export type MyCardsFound = ReturnType<typeof useMyCards>;
