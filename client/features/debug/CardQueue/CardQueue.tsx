import { lazy, Suspense, useState } from 'react';
import { useDebugCardsQuery, useDebugChaptersQuery } from '#client/graphql/generated/debug.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Segmented } from '#client/ui/Segmented/Segmented.tsx';
import { Select } from '#client/ui/Select/Select.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { CardTable } from '../CardTable/CardTable.tsx';
import parts from '../debug.module.css';
import type { QueueCard, StartDifficulty } from '../debug-unit.ts';
import { useT } from '../wording.ts';
import styles from './CardQueue.module.css';

const RawCardDialog = lazy(() =>
  import('../RawCardDialog/RawCardDialog.tsx').then((it) => ({ default: it.RawCardDialog })),
);

interface Props {
  packageId: number;
  /** whether a unit can be started already */
  ready: boolean;
  /** at least one card, in the order in which they were chosen */
  onStart: (cards: readonly QueueCard[], difficulty: StartDifficulty) => void;
}

/** The cards of a package, a chapter at a time, to choose from: what is chosen of one chapter stays so with the next. */
export function CardQueue({ packageId, ready, onStart }: Props) {
  const t = useT('debug');
  const [chapter, setChapter] = useState<number>();
  const [chosen, setChosen] = useState<readonly QueueCard[]>([]);
  const [difficulty, setDifficulty] = useState<StartDifficulty>('1');
  const [raw, setRaw] = useState<QueueCard>();
  const [noneChosen, setNoneChosen] = useState(false);
  const chapters = useDebugChaptersQuery({ variables: { packageId }, context: { quiet: true } });
  const filled = chapters.data?.package.chapters.filter(({ cardCount }) => cardCount > 0) ?? [];
  const chapterId = chapter ?? filled[0]?.id ?? 0;
  const query = useDebugCardsQuery({
    variables: { packageId, chapterId },
    skip: chapterId === 0,
    context: { quiet: true },
  });
  const cards = query.data?.cards.cards ?? [];
  const more = useAction(() =>
    query.fetchMore({
      variables: { afterCardId: cards.at(-1)?.id },
      updateQuery: ({ cards: before }, { fetchMoreResult: { cards: next } }) => ({
        cards: { ...next, cards: [...before.cards, ...next.cards] },
      }),
    }),
  );
  const choose = (some: readonly QueueCard[], wanted: boolean) => {
    setNoneChosen(false);
    const others = chosen.filter(({ id }) => !some.some((card) => card.id === id));
    setChosen(wanted ? [...others, ...some] : others);
  };
  const start = () => (chosen.length > 0 ? onStart(chosen, difficulty) : setNoneChosen(true));

  return (
    <Card as="section" className={parts.part}>
      <h2>{t('queue_cards')}</h2>
      {filled.length > 1 && (
        <Select
          label={t('queue_chapter')}
          value={String(chapterId)}
          options={filled.map(({ id, title }) => ({ value: String(id), label: title }))}
          onChange={(id) => setChapter(Number(id))}
        />
      )}
      <Loaded
        query={query}
        label={t('queue_loading')}
        skeleton={<Skeleton shape="box" height={240} />}
        failed={{ as: 'p', title: t('queue_failed') }}
      >
        {({ cards: { hasMore } }) => (
          <>
            <CardTable cards={cards} chosen={chosen.map(({ id }) => id)} onChoose={choose} onRaw={setRaw} />
            {hasMore && (
              <Button scene="quiet" size="small" loading={more.busy} onClick={() => void more.run()}>
                {t('queue_more')}
              </Button>
            )}
          </>
        )}
      </Loaded>
      <div className={styles.difficulty}>
        <b>{t('start_difficulty')}</b>
        <Segmented
          label={t('start_difficulty')}
          value={difficulty}
          onChange={setDifficulty}
          options={(['1', '2', '3'] as const).map((value) => ({ value, label: t(`start_${value}`) }))}
        />
      </div>
      <Button block size="large" disabled={!ready} onClick={start}>
        {t('queue_start', { count: chosen.length })}
      </Button>
      <p className={styles.none} role="alert">
        {noneChosen && t('queue_none')}
      </p>
      {raw && (
        <Suspense>
          <RawCardDialog card={raw} onClose={() => setRaw(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}
