import { useCallback, useEffect, useMemo, useState } from 'react';
import type { WorkshopPackageFragment } from '#client/graphql/generated/workshop.ts';
import { useMedia } from '#client/platform/use-media.ts';
import { Drawer } from '#client/ui/Drawer/Drawer.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { parseCardContent } from '#domain/cards/content.ts';
import { emptyContent, KINDS, type Kind, typeOfKind } from '../card-kinds.ts';
import { CardPane } from '../cards/CardPane/CardPane.tsx';
import { readCards, writeCards } from '../cards/card-clipboard.ts';
import type { CardRowData } from '../cards/card-row-data.ts';
import { nothing, only, type Selection, within } from '../cards/selection.ts';
import { useCardActs } from '../cards/use-card-acts.ts';
import { useCardStats } from '../cards/use-card-stats.ts';
import { useCardLists, useChapterCards } from '../cards/use-chapter-cards.ts';
import { CardDesk } from '../desk/CardDesk/CardDesk.tsx';
import { withDrafts } from '../drafts/draft-order.ts';
import { useCard, useDraftPlaces, useDraftSummary, useDrafts, useNamedDrafts } from '../drafts/use-drafts.ts';
import { WaitingBanner } from '../drafts/WaitingBanner/WaitingBanner.tsx';
import { MoveDialog } from '../MoveDialog/MoveDialog.tsx';
import { WorkshopDnd } from '../moving/WorkshopDnd/WorkshopDnd.tsx';
import { ChapterOutline } from '../outline/ChapterOutline/ChapterOutline.tsx';
import { outlineRows, pathTo, visibleRows } from '../outline/outline.ts';
import { useChapterActs } from '../outline/use-chapter-acts.ts';
import { useCollapsed } from '../outline/use-collapsed.ts';
import { LivePreview } from '../preview/LivePreview/LivePreview.tsx';
import { titleOf } from '../title-of.ts';
import { useDefaultKind } from '../use-default-kind.ts';
import { WorkshopBanner } from '../WorkshopBanner/WorkshopBanner.tsx';
import { WorkshopHead } from '../WorkshopHead/WorkshopHead.tsx';
import { useT } from '../wording.ts';
import { useWorkshopKeys } from './use-workshop-keys.ts';
import styles from './WorkshopBoard.module.css';

/** What of the package is open; a draft has an id below zero. */
export interface WorkshopPlace {
  chapterId?: number;
  cardId?: number;
}

export interface WorkshopBoardProps {
  pkg: WorkshopPackageFragment;
  place: WorkshopPlace;
  /** `replace` where it is the same place under another name */
  onGo: (place: WorkshopPlace, how?: { replace?: boolean }) => void;
  production: boolean;
  onAi: () => void;
  onEditPackage: () => void;
}

/** A package on the author's bench: chapters, cards, the card that is written, and how it will be asked. */
export function WorkshopBoard({ pkg, place, onGo, production, onAi, onEditPackage }: WorkshopBoardProps) {
  const t = useT('workshop');
  const drafts = useDrafts();
  const wide = useMedia('(min-width: 1000px)');
  const widest = useMedia('(min-width: 1200px)');
  const chapters = pkg.chapters ?? [];
  const chapterId = chapters.some(({ id }) => id === place.chapterId)
    ? place.chapterId
    : wide
      ? chapters[0]?.id
      : undefined;
  const lists = useCardLists(pkg.id);
  const shownChapter = chapterId ?? chapters[0]?.id ?? 0;
  const list = lists.of(shownChapter);
  const read = useChapterCards(list);
  const places = useDraftPlaces(shownChapter);
  const summary = useDraftSummary();
  const order = useMemo(() => withDrafts(read.ids, places), [read.ids, places]);
  const { collapsed, collapse } = useCollapsed(pkg.id);
  const allRows = useMemo(() => outlineRows(chapters), [chapters]);
  const rows = useMemo(() => visibleRows(allRows, collapsed), [allRows, collapsed]);
  const chapterActs = useChapterActs(pkg);
  const cardActs = useCardActs(pkg.id, lists);
  const stats = useCardStats();
  const setDefaultKind = useDefaultKind(pkg.id);
  const [selection, setSelection] = useState<Selection>(nothing);
  const [renaming, setRenaming] = useState<number>();
  const [moving, setMoving] = useState<readonly number[]>();
  const [previewing, setPreviewing] = useState(false);

  const keyOf = useCallback((id: number) => drafts.card(id)?.key ?? id, [drafts]);
  const idOf = useCallback((key: number) => drafts.card(key)?.id ?? key, [drafts]);
  const contentOf = useCallback(
    (key: number) => drafts.card(key)?.content ?? list.card(key)?.content ?? '',
    [drafts, list],
  );
  const current = place.cardId === undefined ? undefined : keyOf(place.cardId);
  const entry = current === undefined ? undefined : list.card(idOf(current));
  const known = current !== undefined && (drafts.card(current) !== null || entry !== undefined);
  // a card of the server is made known to the drafts before it is written
  useEffect(() => {
    if (!entry) return;
    const parsed = parseCardContent(entry.content);
    drafts.open(pkg.id, parsed.ok ? parsed.card.type : typeOfKind(pkg.cardType ?? 'CLOZE'), entry);
  }, [drafts, entry, pkg.id, pkg.cardType]);

  const chosen = within(selection, order);
  const open = useCallback(
    (key: number) => {
      setSelection(only(key));
      onGo({ chapterId: shownChapter, cardId: idOf(key) });
    },
    [onGo, shownChapter, idOf],
  );
  useNamedDrafts((cardId) => {
    const view = drafts.card(cardId);
    if (view)
      list.put(
        {
          id: cardId,
          content: view.content,
          contentHash: '',
          createdType: view.createdType,
          updatedAt: new Date().toISOString(),
        },
        view.place?.afterId ?? null,
      );
  });
  // the address follows a draft to its id, also where it got it before this page was there
  const openedId = useCard(place.cardId ?? 0)?.id ?? 0;
  useEffect(() => {
    if (place.cardId !== undefined && place.cardId < 0 && openedId > 0)
      onGo({ chapterId: shownChapter, cardId: openedId }, { replace: true });
  }, [place.cardId, openedId, shownChapter, onGo]);

  const kinds = production ? KINDS.filter((kind) => kind !== 'MCQ') : KINDS;
  const nextKind: Kind = pkg.cardType ?? pkg.owned?.defaultCardType ?? 'CLOZE';
  const createCard = useCallback(() => {
    if (chapterId === undefined && shownChapter === 0) return;
    const after = current ?? order.at(-1);
    const at = after === undefined ? -1 : order.indexOf(after);
    const beforeKey = order[at + 1];
    const key = drafts.add({
      packageId: pkg.id,
      type: typeOfKind(nextKind),
      content: emptyContent(typeOfKind(nextKind)),
      place: {
        chapterId: shownChapter,
        afterId: after === undefined ? null : idOf(after),
        beforeId: beforeKey === undefined ? null : idOf(beforeKey),
      },
    });
    setSelection(only(key));
    onGo({ chapterId: shownChapter, cardId: key });
  }, [drafts, pkg.id, nextKind, chapterId, shownChapter, current, order, idOf, onGo]);

  const remove = useCallback(
    (keys: readonly number[]) => {
      if (keys.length === 0) return;
      if (current !== undefined && keys.includes(current)) {
        const at = order.indexOf(current);
        const next =
          order.slice(at + 1).find((key) => !keys.includes(key)) ??
          order
            .slice(0, at)
            .reverse()
            .find((key) => !keys.includes(key));
        onGo({ chapterId: shownChapter, cardId: next === undefined ? undefined : idOf(next) }, { replace: true });
      }
      void cardActs.remove(shownChapter, keys);
    },
    [cardActs, current, order, shownChapter, idOf, onGo],
  );
  const duplicate = useCallback(
    async (keys: readonly number[]) => {
      const [first] = await cardActs.duplicate(shownChapter, keys);
      if (first !== undefined) onGo({ chapterId: shownChapter, cardId: first });
    },
    [cardActs, shownChapter, onGo],
  );
  const stepCards = useCallback(
    (keys: readonly number[], way: 'up' | 'down' | 'top' | 'bottom') => {
      const first = order.indexOf(keys[0] as number);
      const last = order.indexOf(keys.at(-1) as number);
      const before = { up: order[first - 1], down: order[last + 2], top: order[0], bottom: undefined }[way] ?? null;
      if (way === 'up' && first === 0) return;
      if (way === 'down' && last === order.length - 1) return;
      void cardActs.move(shownChapter, keys, { chapterId: shownChapter, before });
    },
    [cardActs, order, shownChapter],
  );
  const next = useCallback(() => createCard(), [createCard]);
  useWorkshopKeys({ onNext: next, onAi, onPreview: () => setPreviewing((shown) => !shown) });

  const useRow = useCallback(
    (key: number): CardRowData => {
      // biome-ignore lint/correctness/useHookAtTopLevel: it is a hook itself, of the row that is given it
      const view = useCard(key);
      const listed = list.card(view?.id ?? key);
      return {
        key,
        id: view?.id ?? key,
        content: view?.content ?? listed?.content ?? '',
        createdType: view && view.key < 0 ? view.createdType : (listed?.createdType ?? 'NORMAL'),
        status: view?.status,
      };
    },
    [list],
  );
  const path = pathTo(chapters, chapterId);
  const chapter = path.at(-1);
  const number = current === undefined ? 0 : order.indexOf(current) + 1;
  const column =
    place.cardId !== undefined && known ? (previewing ? 'play' : 'desk') : chapterId !== undefined ? 'cards' : 'tree';
  const shows = (name: typeof column) => wide || column === name;

  const desk =
    current !== undefined && known ? (
      <CardDesk
        key={current}
        cardKey={current}
        number={number}
        fixedKind={pkg.cardType}
        kinds={kinds}
        stats={stats.statsOf(idOf(current))}
        updatedAt={entry?.updatedAt ?? null}
        showsRaw={!production}
        onKind={setDefaultKind}
        onDuplicate={() => void duplicate([current])}
        onRemove={() => remove([current])}
        onPreview={widest ? undefined : () => setPreviewing(true)}
      />
    ) : (
      <div className={styles.nothing}>
        <StateMessage as="p" mascot={1002} pose="happy" title={t('no_card')} text={t('no_card_text')} />
      </div>
    );
  const preview = <LivePreview cardKey={known ? current : undefined} order={order} contentOf={contentOf} />;
  const back =
    column === 'play'
      ? { label: t('back_to_card'), go: () => setPreviewing(false) }
      : column === 'desk'
        ? { label: chapter?.title ?? '', go: () => onGo({ chapterId: shownChapter }) }
        : column === 'cards'
          ? { label: pkg.name, go: () => onGo({}) }
          : null;

  return (
    <WorkshopDnd
      rows={rows}
      allRows={allRows}
      openChapterId={chapterId}
      order={order}
      selection={chosen}
      nameOfCard={(key) => titleOf(contentOf(key)) || t('card_number', { number: order.indexOf(key) + 1 })}
      onMoveChapter={(id, to) => void chapterActs.move(id, to)}
      onMoveCards={(keys, to) => void cardActs.move(shownChapter, keys, to)}
    >
      <div className={styles.board}>
        <WorkshopHead
          pkg={pkg}
          path={path}
          cardKey={current}
          back={wide ? null : back}
          onChapter={(id) => onGo({ chapterId: id })}
        />
        <WaitingBanner summary={summary} />
        <div className={styles.columns}>
          {shows('tree') && (
            <nav className={styles.outline} aria-label={t('chapters')}>
              <WorkshopBanner pkg={pkg} onEdit={onEditPackage} />
              <ChapterOutline
                rows={allRows}
                current={chapterId}
                collapsed={collapsed}
                onCollapse={collapse}
                onSelect={(id) => onGo({ chapterId: id })}
                onCreate={async (parentId) => {
                  const made = await chapterActs.create(parentId, t('chapter_untitled'));
                  if (made === undefined) return;
                  if (parentId !== null) collapse(parentId, false);
                  setRenaming(made);
                  onGo({ chapterId: made });
                }}
                onRename={(id, title) => void chapterActs.rename(id, title)}
                onMove={(id, to) => void chapterActs.move(id, to)}
                onRemove={(id) => {
                  if (id === chapterId) onGo({}, { replace: true });
                  void chapterActs.remove(id).then(() => lists.forget(id));
                }}
                renaming={renaming}
                onRenamingEnd={() => setRenaming(undefined)}
              />
            </nav>
          )}
          {shows('cards') && shownChapter !== 0 && (
            <CardPane
              key={shownChapter}
              title={chapter?.title ?? chapters[0]?.title ?? ''}
              order={order}
              contentOf={contentOf}
              idOf={idOf}
              useRow={useRow}
              count={chapter?.cardCount ?? 0}
              loading={!read.complete && !read.failed}
              failed={read.failed}
              onRetry={() => void list.readOn()}
              current={current}
              selection={chosen}
              onSelect={setSelection}
              onOpen={open}
              onCreate={createCard}
              onAi={onAi}
              onRemove={remove}
              onDuplicate={(keys) => void duplicate(keys)}
              onStep={stepCards}
              onMoveTo={setMoving}
              onCopy={(keys, cut, data) =>
                writeCards(data, {
                  packageId: pkg.id,
                  chapterId: shownChapter,
                  cut,
                  cards: keys.flatMap((key) => (idOf(key) > 0 ? [{ id: idOf(key), content: contentOf(key) }] : [])),
                })
              }
              onPaste={(data) => {
                const copied = readCards(data);
                if (!copied) return false;
                void cardActs.paste(copied, shownChapter, current ?? order.at(-1)).then((ids) => {
                  if (ids.length === 0) return;
                  setSelection({ keys: new Set(ids), anchor: ids[0] });
                  toast({ kind: 'success', text: t('pasted', { count: ids.length }) });
                });
                return true;
              }}
              statsOf={stats.statsOf}
              onSeen={(keys) => void stats.ask(keys.map(idOf))}
            />
          )}
          {shows('desk') && desk}
          {widest ? preview : !wide && column === 'play' ? preview : null}
        </div>
        {wide && !widest && (
          <Drawer
            open={previewing}
            onClose={() => setPreviewing(false)}
            title={t('preview')}
            closeLabel={t('close')}
            width={380}
          >
            {preview}
          </Drawer>
        )}
      </div>
      {moving && (
        <MoveDialog
          count={moving.length}
          rows={allRows}
          current={shownChapter}
          onClose={() => setMoving(undefined)}
          onChoose={(to) => {
            setMoving(undefined);
            void cardActs.move(shownChapter, moving, { chapterId: to, before: null });
          }}
        />
      )}
    </WorkshopDnd>
  );
}
