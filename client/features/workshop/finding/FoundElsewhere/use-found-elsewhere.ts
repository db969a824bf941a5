import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { WorkshopFindDocument, type WorkshopFindQuery } from '#client/graphql/generated/workshop.ts';

type FoundCard = WorkshopFindQuery['findCards']['cards'][number];

interface Found {
  keyword: string;
  cards: readonly FoundCard[];
  /** where a further search goes on; null where all cards were looked into */
  goOnAfter: number | null;
  failed: boolean;
}

/** Cards of the other chapters that say what is asked for, as far as they were asked; undefined until the first answer. */
export function useFoundElsewhere(packageId: number, chapterId: number, keyword: string) {
  const client = useApolloClient();
  const [found, setFound] = useState<Found>();

  const ask = useCallback(
    async (before: readonly FoundCard[], afterCardId: number | null, isOver: () => boolean) => {
      try {
        let cards = [...before];
        let after = afterCardId;
        // a search that found only what stands in the open chapter goes on by itself
        do {
          const { data } = await client.query({
            query: WorkshopFindDocument,
            variables: { packageId, keyword, afterCardId: after },
            fetchPolicy: 'no-cache',
            context: { quiet: true },
          });
          if (!data) throw new Error('No cards came');
          cards = [...cards, ...data.findCards.cards.filter((card) => card.chapterId !== chapterId)];
          after = data.findCards.goOnAfter;
        } while (after !== null && cards.length === before.length && !isOver());
        if (!isOver()) setFound({ keyword, cards, goOnAfter: after, failed: false });
      } catch {
        if (!isOver()) setFound({ keyword, cards: before, goOnAfter: afterCardId, failed: true });
      }
    },
    [client, packageId, chapterId, keyword],
  );

  useEffect(() => {
    let over = false;
    void ask([], null, () => over);
    return () => {
      over = true;
    };
  }, [ask]);

  const shown = found?.keyword === keyword ? found : undefined;
  return {
    found: shown,
    /** Asks for what comes after, or again where the last answer did not come. */
    goOn: () => shown && ask(shown.cards, shown.goOnAfter, () => false),
  };
}
