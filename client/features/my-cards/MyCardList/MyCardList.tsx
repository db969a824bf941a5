import { lazy, Suspense, useState } from 'react';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { CardTray } from '../CardTray/CardTray.tsx';
import { MyCardRow } from '../MyCardRow/MyCardRow.tsx';
import { SelectionBar } from '../SelectionBar/SelectionBar.tsx';
import { useCardActs } from '../use-card-acts.ts';
import { countOf, type MyCardsFound } from '../use-my-cards.ts';
import { useT } from '../wording.ts';
import styles from './MyCardList.module.css';

const PauseDialog = lazy(() => import('../PauseDialog/PauseDialog.tsx').then((it) => ({ default: it.PauseDialog })));

export interface MyCardListProps {
  found: Pick<MyCardsFound, 'cards' | 'counts' | 'filter' | 'hasMore' | 'more'>;
  /** several are being chosen */
  selecting: boolean;
  onSelecting: (selecting: boolean) => void;
}

/** Cards that one call names at most. */
const SELECTED_MAX = 100;

/** The cards under one another; one of them unfolds to what can be done with it, or several are chosen. */
export function MyCardList({ found, selecting, onSelecting }: MyCardListProps) {
  const t = useT('myCards');
  const { cards, counts, filter, hasMore, more } = found;
  const [opened, setOpened] = useState<number>();
  const [picked, setPicked] = useState<readonly number[]>([]);
  const [pausing, setPausing] = useState<{ cardIds: readonly number[]; chapter?: { id: number; title: string } }>();
  const acts = useCardActs(() => {
    setPausing(undefined);
    setPicked([]);
    setOpened(undefined);
  });
  // What was chosen may have left the list meanwhile.
  const chosen = picked.filter((id) => cards.some(({ cardId }) => cardId === id));
  const toggle = (id: number) => {
    if (!selecting) setOpened(opened === id ? undefined : id);
    else if (chosen.includes(id)) setPicked(chosen.filter((other) => other !== id));
    else if (chosen.length < SELECTED_MAX) setPicked([...chosen, id]);
  };
  const left = counts ? Math.max(0, countOf(counts, filter) - cards.length) : 0;
  return (
    <>
      <div className={styles.head}>
        <h2>{t('sorted')}</h2>
        <Button
          scene="quiet"
          size="small"
          icon={selecting ? 'check' : 'list'}
          onClick={() => {
            setPicked([]);
            onSelecting(!selecting);
          }}
        >
          {selecting ? t('select_done') : t('select')}
        </Button>
      </div>
      {selecting && <SelectionBar cardIds={chosen} acts={acts} onPause={() => setPausing({ cardIds: chosen })} />}
      <div>
        <div className={styles.columns} aria-hidden="true">
          <span>{t('card')}</span>
          <span>{t('pack')}</span>
          <span>{t('stage')}</span>
          <span>{t('next')}</span>
          <span>{t('forgotten')}</span>
        </div>
        <Card pad={false} className={styles.card}>
          <ul className={styles.list} aria-label={t('list')}>
            {cards.map((card) => {
              const open = !selecting && opened === card.cardId;
              const chapter = { id: card.chapterId, title: card.chapterTitle };
              return (
                <li key={card.cardId}>
                  <MyCardRow
                    card={card}
                    open={open}
                    picked={selecting ? chosen.includes(card.cardId) : undefined}
                    onToggle={() => toggle(card.cardId)}
                  >
                    {open && (
                      <CardTray
                        card={card}
                        acts={acts}
                        onPause={() => setPausing({ cardIds: [card.cardId], chapter })}
                      />
                    )}
                  </MyCardRow>
                </li>
              );
            })}
          </ul>
        </Card>
      </div>
      {hasMore && (
        <Button scene="secondary" block icon="down" loading={more.busy} onClick={() => void more.run()}>
          {more.error ? t('more_failed') : t('more', { count: left })}
        </Button>
      )}
      <Suspense>
        {pausing && (
          <PauseDialog
            {...pausing}
            busy={acts.busy}
            onPause={(ids, until) => void acts.pause.run(ids, until)}
            onPauseChapter={(id, until) => void acts.pauseAll.run(id, until)}
            onClose={() => setPausing(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
