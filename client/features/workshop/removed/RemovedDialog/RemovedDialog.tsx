import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import { useLocale } from 'use-intl';
import {
  useWorkshopRemovedQuery,
  WorkshopRestoreCardsDocument,
  WorkshopRestoreChapterDocument,
} from '#client/graphql/generated/workshop.ts';
import { CardFront } from '#client/parts/cards/CardFront/CardFront.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { useT as useWorkshop } from '../../wording.ts';
import { useT } from '../wording.ts';
import styles from './RemovedDialog.module.css';

export interface RemovedDialogProps {
  packageId: number;
  /** cards that are back: the list of their chapter is read anew */
  onCardBack: (card: { id: number; chapterId: number }) => void;
  onClose: () => void;
}

/** What was removed from a package in the last 30 days, each to be brought back. */
export function RemovedDialog({ packageId, onCardBack, onClose }: RemovedDialogProps) {
  const t = useT('removed');
  const workshop = useWorkshop('workshop');
  const locale = useLocale();
  const client = useApolloClient();
  const lists = useRef<HTMLDivElement>(null);
  const query = useWorkshopRemovedQuery({
    variables: { packageId },
    fetchPolicy: 'no-cache',
    context: { quiet: true },
  });
  // of the last 30 days: the year says nothing
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });
  const when = (at: string) => t('at', { when: day.format(new Date(at)) });

  /** The row that was pressed goes, and the focus with it. */
  const readAgain = async () => {
    await query.refetch();
    lists.current?.focus();
  };
  const chapterBack = useAction(
    (chapterId: number) =>
      client.mutate({ mutation: WorkshopRestoreChapterDocument, variables: { packageId, chapterId } }),
    { onDone: readAgain },
  );
  const cardBack = useAction(
    ({ id }: { id: number; chapterId: number }) =>
      client.mutate({ mutation: WorkshopRestoreCardsDocument, variables: { packageId, cardIds: [id] } }),
    {
      onDone: (_, card) => {
        onCardBack(card);
        return readAgain();
      },
    },
  );

  return (
    <Dialog open onClose={onClose} closeLabel={workshop('close')} title={workshop('removed_title')} width={560}>
      <Loaded
        query={query}
        label={t('loading')}
        className={styles.skeletons}
        skeleton={[1, 2, 3].map((place) => <Skeleton key={place} shape="box" height={64} />)}
        failed={{ as: 'p', title: t('failed'), text: workshop('failed_text') }}
      >
        {({ removedParts: { chapters, cards } }) =>
          chapters.length + cards.length === 0 ? (
            <StateMessage as="p" mascot={1003} title={t('none')} text={t('none_text')} />
          ) : (
            <div ref={lists} tabIndex={-1} className={styles.lists}>
              <p className={styles.note}>{t('note')}</p>
              {chapters.length > 0 && (
                <section aria-labelledby="removed-chapters">
                  <h3 id="removed-chapters">{workshop('chapters')}</h3>
                  <ul className={styles.list}>
                    {chapters.map(({ id, title, cardCount, removedAt }) => (
                      <li key={id} className={styles.row}>
                        <div className={styles.words}>
                          <b data-user-text>{title}</b>
                          <small>
                            {workshop('cards', { count: cardCount })} · {when(removedAt)}
                          </small>
                        </div>
                        <Button
                          scene="secondary"
                          size="small"
                          loading={chapterBack.busy && chapterBack.args?.[0] === id}
                          aria-label={t('back_named', { name: title })}
                          onClick={() => void chapterBack.run(id)}
                        >
                          {t('back')}
                        </Button>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
              {cards.length > 0 && (
                <section aria-labelledby="removed-cards">
                  <h3 id="removed-cards">{workshop('card_list')}</h3>
                  <ul className={styles.list}>
                    {cards.map((card) => (
                      <li key={card.id} className={styles.row}>
                        <div className={styles.words} id={`removed-${card.id}`}>
                          <CardFront content={card.content} />
                          <small>{when(card.removedAt)}</small>
                        </div>
                        <Button
                          scene="secondary"
                          size="small"
                          loading={cardBack.busy && cardBack.args?.[0].id === card.id}
                          aria-describedby={`removed-${card.id}`}
                          onClick={() => void cardBack.run(card)}
                        >
                          {t('back')}
                        </Button>
                      </li>
                    ))}
                  </ul>
                </section>
              )}
            </div>
          )
        }
      </Loaded>
    </Dialog>
  );
}
