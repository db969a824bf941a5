import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { OwnHistory } from '#client/parts/cards/editor/card-editor.ts';
import { PictureHomeContext } from '#client/parts/cards/editor/IllustrationField/picture-home.ts';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Tabs } from '#client/ui/Tabs/Tabs.tsx';
import { type CardContent, parseCardContent } from '#domain/cards/content.ts';
import { emptyContent, isEmptyContent, KINDS, type Kind, kindOfType, typeOfKind } from '../../card-kinds.ts';
import { OpenElsewhere } from '../../drafts/OpenElsewhere/OpenElsewhere.tsx';
import { SaveProblem } from '../../drafts/SaveProblem/SaveProblem.tsx';
import { useCardContent, useDrafts } from '../../drafts/use-drafts.ts';
import { useT } from '../../wording.ts';
import { CardEditor } from '../CardEditor/CardEditor.tsx';
import { useCardHistory } from '../use-card-history.ts';
import { usePictureHome } from '../use-picture-home.ts';
import { useProblems } from '../use-problems.ts';
import styles from './CardDesk.module.css';

/* Two versions of a card are seldom. */
const ConflictPanel = lazy(() =>
  import('../../drafts/ConflictPanel/ConflictPanel.tsx').then((it) => ({ default: it.ConflictPanel })),
);

/* A card that cannot be read is more seldom still. */
const UnreadableCard = lazy(() =>
  import('../UnreadableCard/UnreadableCard.tsx').then((it) => ({ default: it.UnreadableCard })),
);

/* Most packages are of one type of cards. */
const CardTypePicker = lazy(() =>
  import('../CardTypePicker/CardTypePicker.tsx').then((it) => ({ default: it.CardTypePicker })),
);

/* What is known of a card is behind a tab. */
const CardInfo = lazy(() => import('../CardInfo/CardInfo.tsx').then((it) => ({ default: it.CardInfo })));

export interface CardDeskProps {
  cardKey: number;
  /** its place in the chapter, from 1 */
  number: number;
  /** the kind of all cards of the package; null where they are mixed */
  fixedKind: Kind | null;
  /** kinds that may be made here */
  kinds?: readonly Kind[];
  stats: { learnTimes: number; mastery: number } | undefined;
  updatedAt: string | null;
  /** whether those who build the product look at it */
  showsRaw: boolean;
  /** how the card looks, which it has from its package */
  look: ReactNode;
  onKind: (kind: Kind) => void;
  onDuplicate: () => void;
  onRemove: () => void;
  /** whether this card was just made, to be written at once; says so once */
  takesFocus?: () => boolean;
  /** on a phone and where the preview has no column */
  onPreview?: () => void;
}

/** The card that is being written: its editor, what is known of it, and what can be done with it. */
export function CardDesk({
  cardKey,
  number,
  fixedKind,
  kinds = KINDS,
  stats,
  updatedAt,
  showsRaw,
  look,
  onKind,
  onDuplicate,
  onRemove,
  takesFocus,
  onPreview,
}: CardDeskProps) {
  const t = useT('workshop');
  const types = useT('cards');
  const drafts = useDrafts();
  const { card, write } = useCardContent(cardKey);
  const [tab, setTab] = useState<'content' | 'style' | 'info'>('content');
  const history = useCardHistory(write);
  const pictures = usePictureHome(cardKey);
  const content = card?.content ?? '';
  const parsed = useMemo(() => {
    const read = parseCardContent(content);
    return read.ok ? read.card : null;
  }, [content]);
  const isEmpty = card ? isEmptyContent(content, card.type) : true;
  const problems = useProblems(parsed, isEmpty, card?.status === 'refused');
  if (!card) return null;

  const kind = kindOfType(card.type);
  const change = (next: CardContent) => {
    const json = JSON.stringify(next);
    history.note(content, json);
    write(json);
  };
  const tools = (own: OwnHistory | null) => {
    const { canUndo, canRedo } = own ?? history;
    return (
      <div className={styles.tools} role="toolbar" aria-label={t('card_tools')}>
        <span className={styles.facts} data-choice={fixedKind === null ? '' : undefined}>
          <b>{t('card_number', { number })}</b>
          {fixedKind === null ? (
            <Suspense fallback={<span>{types(kind)}</span>}>
              <CardTypePicker
                kind={kind}
                kinds={kinds}
                isEmpty={isEmpty}
                onChange={(next) => {
                  drafts.changeType(cardKey, typeOfKind(next), emptyContent(typeOfKind(next)));
                  onKind(next);
                }}
              />
            </Suspense>
          ) : (
            <span>{types(kind)}</span>
          )}
          {stats && stats.learnTimes > 0 && (
            <span>{t('card_stats', { times: stats.learnTimes, mastery: Math.round(stats.mastery) })}</span>
          )}
        </span>
        <span className={styles.buttons}>
          <IconButton
            icon="undo"
            label={t('undo')}
            disabled={!canUndo}
            onClick={() => (own ? own.undo() : history.undo(content))}
          />
          <IconButton
            icon={<Icon name="undo" size={24} className={styles.redo} />}
            label={t('redo')}
            disabled={!canRedo}
            onClick={() => (own ? own.redo() : history.redo(content))}
          />
          {onPreview && <IconButton icon="play" label={t('preview')} onClick={onPreview} />}
          <IconButton icon="copy" label={t('duplicate')} onClick={onDuplicate} />
          <IconButton icon="trash" label={t('card_remove', { count: 1 })} onClick={onRemove} />
        </span>
      </div>
    );
  };

  return (
    <section className={styles.desk} aria-label={t('desk')} data-stop="">
      <Tabs
        label={t('desk')}
        value={tab}
        onChange={setTab}
        className={styles.tabs}
        items={[
          {
            value: 'content',
            label: t('tab_content'),
            panel: (
              <div className={styles.panel}>
                <OpenElsewhere cardId={card.id} />
                {card.conflict ? (
                  <Suspense>
                    <ConflictPanel conflict={card.conflict} onSettle={(settled) => drafts.resolve(cardKey, settled)} />
                  </Suspense>
                ) : parsed ? (
                  <PictureHomeContext value={pictures}>
                    <SaveProblem card={card} />
                    <CardEditor
                      key={cardKey}
                      value={parsed}
                      onChange={change}
                      problems={problems}
                      tools={tools}
                      takesFocus={takesFocus}
                    />
                  </PictureHomeContext>
                ) : (
                  <Suspense>
                    <UnreadableCard id={card.id} content={content} onRemove={onRemove} />
                  </Suspense>
                )}
              </div>
            ),
          },
          { value: 'style', label: t('tab_style'), panel: <div className={styles.panel}>{look}</div> },
          {
            value: 'info',
            label: t('tab_info'),
            panel: (
              <div className={styles.panel}>
                <Suspense>
                  <CardInfo
                    id={card.id}
                    kind={types(kind)}
                    updatedAt={updatedAt}
                    createdType={card.createdType}
                    stats={stats}
                    raw={showsRaw ? content : null}
                  />
                </Suspense>
              </div>
            ),
          },
        ]}
      />
    </section>
  );
}
