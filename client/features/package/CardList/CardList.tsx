import { useState } from 'react';
import { type ChapterTree_ChapterFragment, useChapterCardsQuery } from '#client/graphql/generated/package.ts';
import { CardSlip } from '#client/parts/cards/CardSlip/CardSlip.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { CardDialog } from '../CardDialog/CardDialog.tsx';
import { useT } from '../wording.ts';
import styles from './CardList.module.css';

interface Props {
  packageId: number;
  chapter: ChapterTree_ChapterFragment;
}

/** The cards of a chapter, fifty at a time. A tap shows all of a card. */
export function CardList({ packageId, chapter }: Props) {
  const t = useT('pkg');
  const [shown, setShown] = useState<number>();
  const query = useChapterCardsQuery({
    variables: { packageId, chapterId: chapter.id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const cards = query.data?.cards.cards ?? [];

  const loadMore = useAction(() =>
    query.fetchMore({
      variables: { afterCardId: cards.at(-1)?.id },
      context: { quiet: false },
      updateQuery: ({ cards: before }, { fetchMoreResult: { cards: more } }) => ({
        cards: { ...more, cards: [...before.cards, ...more.cards] },
      }),
    }),
  );

  return (
    <Loaded
      query={query}
      label={t('cards_loading')}
      className={styles.list}
      failed={{ as: 'p', title: t('cards_failed'), text: t('failed_text') }}
      skeleton={Array.from({ length: Math.min(6, Math.max(1, chapter.cardCount)) }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
        <Skeleton key={place} shape="box" height={64} />
      ))}
    >
      {({ cards: { hasMore } }) =>
        cards.length === 0 ? (
          <StateMessage as="p" mascot={1003} pose="think" title={t('chapter_empty')} />
        ) : (
          <>
            <ol className={styles.list} aria-label={chapter.title}>
              {cards.map((card, at) => (
                <li key={card.id}>
                  <CardSlip content={card.content} number={at + 1} onOpen={() => setShown(at)} />
                </li>
              ))}
            </ol>
            {hasMore && (
              <Button
                block
                scene="secondary"
                className={styles.more}
                loading={loadMore.busy}
                onClick={() => void loadMore.run()}
              >
                {t('load_more', { rest: chapter.cardCount - cards.length })}
              </Button>
            )}
            {shown !== undefined && (
              <CardDialog cards={cards} index={shown} onMove={setShown} onClose={() => setShown(undefined)} />
            )}
          </>
        )
      }
    </Loaded>
  );
}
