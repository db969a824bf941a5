import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { WorkshopCardsDocument } from '#client/graphql/generated/workshop.ts';
import { type ChapterCards, createChapterCards } from './chapter-cards.ts';

/** Lists of the chapters that were open; coming back to one shows it at once. */
function createLists(client: ApolloClient, packageId: number) {
  const lists = new Map<number, ChapterCards>();
  return {
    of(chapterId: number): ChapterCards {
      const known = lists.get(chapterId);
      if (known) return known;
      const list = createChapterCards(async (afterCardId) => {
        const { data } = await client.query({
          query: WorkshopCardsDocument,
          variables: { packageId, chapterId, afterCardId },
          // ten thousand cards have no place in a cache that every screen watches
          fetchPolicy: 'no-cache',
          context: { quiet: true },
        });
        if (!data) throw new Error('No cards came');
        return data.cards;
      });
      lists.set(chapterId, list);
      return list;
    },
    /** Cards that stand elsewhere now: what is known of their chapters is read anew when it is shown. */
    forget(chapterId: number) {
      lists.get(chapterId)?.stop();
      lists.delete(chapterId);
    },
    stop() {
      for (const list of lists.values()) list.stop();
      lists.clear();
    },
  };
}

export type CardLists = ReturnType<typeof createLists>;

/** The card lists of a package, for as long as its workshop is open. */
export function useCardLists(packageId: number): CardLists {
  const client = useApolloClient();
  const lists = useMemo(() => createLists(client, packageId), [client, packageId]);
  const latest = useRef(lists);
  latest.current = lists;
  useEffect(() => () => latest.current.stop(), []);
  return lists;
}

/** The cards of a chapter that are here by now; reading begins when it is shown. */
export function useChapterCards(list: ChapterCards) {
  useEffect(() => void list.readOn(), [list]);
  return useSyncExternalStore(list.subscribe, list.state);
}
