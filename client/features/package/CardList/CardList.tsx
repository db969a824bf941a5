import { useState } from 'react';
import { type ChapterTree_ChapterFragment, useChapterCardsQuery } from '#client/graphql/generated/package.ts';
import { CardSlip } from '#client/parts/cards/CardSlip/CardSlip.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { LoadFailed } from '#client/ui/LoadFailed/LoadFailed.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
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
  const [loadingMore, setLoadingMore] = useState(false);
  const { data, error, refetch, fetchMore } = useChapterCardsQuery({
    variables: { packageId, chapterId: chapter.id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const cards = data?.cards.cards;

  const loadMore = async () => {
    setLoadingMore(true);
    await fetchMore({
      variables: { afterCardId: cards?.at(-1)?.id },
      context: { quiet: false },
      updateQuery: ({ cards: before }, { fetchMoreResult: { cards: more } }) => ({
        cards: { ...more, cards: [...before.cards, ...more.cards] },
      }),
    }).catch(() => undefined); // said by then; the button stays
    setLoadingMore(false);
  };

  if (!cards) {
    return error ? (
      <LoadFailed as="p" title={t('cards_failed')} text={t('failed_text')} onRetry={refetch} />
    ) : (
      <Skeletons label={t('cards_loading')} className={styles.list}>
        {Array.from({ length: Math.min(6, Math.max(1, chapter.cardCount)) }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
          <Skeleton key={place} shape="box" height={64} />
        ))}
      </Skeletons>
    );
  }
  if (cards.length === 0) return <StateMessage as="p" mascot={1003} pose="think" title={t('chapter_empty')} />;
  return (
    <>
      <ol className={styles.list} aria-label={chapter.title}>
        {cards.map((card, at) => (
          <li key={card.id}>
            <CardSlip content={card.content} number={at + 1} onOpen={() => setShown(at)} />
          </li>
        ))}
      </ol>
      {data.cards.hasMore && (
        <Button block scene="secondary" className={styles.more} loading={loadingMore} onClick={() => void loadMore()}>
          {t('load_more', { rest: chapter.cardCount - cards.length })}
        </Button>
      )}
      {shown !== undefined && (
        <CardDialog cards={cards} index={shown} onMove={setShown} onClose={() => setShown(undefined)} />
      )}
    </>
  );
}
