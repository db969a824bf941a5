import { lazy, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { WorkshopPackageFragment } from '#client/graphql/generated/workshop.ts';
import { SidePanelContext } from '#client/parts/cards/editor/side-panel.ts';
import { useWhenIdle } from '#client/platform/idle.ts';
import { loadMenu } from '#client/ui/LateMenu/load-menu.ts';
import { KINDS } from '../card-kinds.ts';
import { useCardActs } from '../cards/use-card-acts.ts';
import { useCardStats } from '../cards/use-card-stats.ts';
import { WaitingDrafts } from '../drafts/WaitingBanner/WaitingBanner.tsx';
import { WorkshopDnd } from '../moving/WorkshopDnd/WorkshopDnd.tsx';
import { outlineRows, visibleRows } from '../outline/outline.ts';
import { useChapterActs } from '../outline/use-chapter-acts.ts';
import { useCollapsed } from '../outline/use-collapsed.ts';
import { LivePreview } from '../preview/LivePreview/LivePreview.tsx';
import { titleOf } from '../title-of.ts';
import { useDefaultKind } from '../use-default-kind.ts';
import { WorkshopHead } from '../WorkshopHead/WorkshopHead.tsx';
import { useT } from '../wording.ts';
import type { Go, WorkshopPlace } from '../workshop-place.ts';
import { CardsColumn } from './CardsColumn.tsx';
import { ChaptersColumn } from './ChaptersColumn.tsx';
import { DeskColumn } from './DeskColumn.tsx';
import { useCardCommands } from './use-card-commands.ts';
import { useColumns, useRoom } from './use-columns.ts';
import { useOpenCard } from './use-open-card.ts';
import { useOpenChapter } from './use-open-chapter.ts';
import { useWorkshopKeys } from './use-workshop-keys.ts';
import styles from './WorkshopBoard.module.css';

/* What is seen only when it is asked for comes when it is. */
const Drawer = lazy(() => import('#client/ui/Drawer/Drawer.tsx').then((it) => ({ default: it.Drawer })));
const PackageStyle = lazy(() =>
  import('../desk/PackageStyle/PackageStyle.tsx').then((it) => ({ default: it.PackageStyle })),
);

/** What an author may need before the network is there again. */
const fetchLate = () =>
  Promise.all([
    loadMenu(),
    import('../drafts/ConflictPanel/ConflictPanel.tsx'),
    import('../MoveDialog/MoveDialog.tsx'),
    import('../desk/CardInfo/CardInfo.tsx'),
    import('./go-round.ts'),
    import('#client/ui/Drawer/Drawer.tsx'),
    import('#client/ui/SearchField/SearchField.tsx'),
  ]);

export interface WorkshopBoardProps {
  pkg: WorkshopPackageFragment;
  place: WorkshopPlace;
  onGo: Go;
  production: boolean;
  onAi: () => void;
  onEditPackage: () => void;
}

/** A package on the author's bench: chapters, cards, the card that is written, and how it will be asked. */
export function WorkshopBoard({ pkg, place, onGo, production, onAi, onEditPackage }: WorkshopBoardProps) {
  const t = useT('workshop');
  const room = useRoom();
  useWhenIdle(fetchLate);
  const [side, setSide] = useState<HTMLElement | null>(null);
  const chapter = useOpenChapter(pkg, place.chapterId, room.wide);
  const { chapterId, shownId, lists, order, idOf, contentOf } = chapter;
  const card = useOpenCard(pkg, chapter, place.cardId, onGo);
  const columns = useColumns(room, {
    packageName: pkg.name,
    chapterId,
    shownId,
    chapterTitle: chapter.chapter?.title ?? '',
    hasCard: card.key !== undefined,
    onGo,
  });
  const { shows, setPreviewing } = columns;

  const { collapsed, collapse } = useCollapsed(pkg.id);
  const unfold = useCallback((id: number) => collapse(id, false), [collapse]);
  const allRows = useMemo(() => outlineRows(pkg.chapters ?? []), [pkg.chapters]);
  const rows = useMemo(() => visibleRows(allRows, collapsed), [allRows, collapsed]);
  const chapterActs = useChapterActs(pkg);
  const cardActs = useCardActs(pkg.id, lists);
  const stats = useCardStats();
  const openId = card.key === undefined ? undefined : idOf(card.key);
  // A card alone on a phone, opened by its address, has no row that asks for it.
  useEffect(() => {
    if (openId !== undefined) void stats.ask([openId]);
  }, [openId, stats.ask]);
  const setDefaultKind = useDefaultKind(pkg.id);
  const { chosen, commands } = useCardCommands({
    packageId: pkg.id,
    chapter,
    current: card.asked,
    nextKind: pkg.cardType ?? pkg.owned?.defaultCardType ?? 'CLOZE',
    acts: cardActs,
    onGo,
  });
  useWorkshopKeys({ onNext: commands.create, onAi, onPreview: () => setPreviewing((shown) => !shown) });

  const preview = <LivePreview cardKey={card.key} order={order} contentOf={contentOf} />;
  return (
    <WorkshopDnd
      rows={rows}
      allRows={allRows}
      openChapterId={chapterId}
      order={order}
      selection={chosen}
      collapsed={collapsed}
      onUnfold={unfold}
      nameOfCard={(key) => titleOf(contentOf(key)) || t('card_number', { number: order.indexOf(key) + 1 })}
      onMoveChapter={(id, to) => void chapterActs.move(id, to)}
      onMoveCards={commands.moveTo}
    >
      <div className={styles.board}>
        <WorkshopHead
          pkg={pkg}
          path={chapter.path}
          cardKey={card.asked}
          back={columns.back}
          onChapter={(id) => onGo({ chapterId: id })}
        />
        <WaitingDrafts />
        <div className={styles.columns}>
          {shows('tree') && (
            <ChaptersColumn
              pkg={pkg}
              rows={allRows}
              current={chapterId}
              collapsed={collapsed}
              onCollapse={collapse}
              acts={chapterActs}
              onGo={onGo}
              onRemoved={lists.forget}
              onCardBack={cardActs.back}
              onEditPackage={onEditPackage}
            />
          )}
          {shows('cards') && shownId !== 0 && (
            <CardsColumn
              key={shownId}
              packageId={pkg.id}
              chapter={chapter}
              rows={allRows}
              current={card.asked}
              chosen={chosen}
              commands={commands}
              stats={stats}
              onAi={onAi}
              onGo={onGo}
            />
          )}
          {shows('desk') && (
            <SidePanelContext value={room.widest ? side : null}>
              <DeskColumn
                cardKey={card.key}
                number={card.key === undefined ? 0 : order.indexOf(card.key) + 1}
                fixedKind={pkg.cardType}
                kinds={production ? KINDS.filter((kind) => kind !== 'MCQ') : KINDS}
                stats={openId === undefined ? undefined : stats.statsOf(openId)}
                updatedAt={card.listed?.updatedAt ?? null}
                showsRaw={!production}
                look={
                  <Suspense>
                    <PackageStyle pkg={pkg} onEdit={onEditPackage} />
                  </Suspense>
                }
                onKind={setDefaultKind}
                onDuplicate={commands.duplicate}
                onRemove={commands.remove}
                takesFocus={commands.takesFocus}
                onPreview={room.widest ? undefined : () => setPreviewing(true)}
              />
            </SidePanelContext>
          )}
          {shows('play') && (
            <div className={styles.side} data-stop="">
              {room.widest && <div ref={setSide} className={styles.panel} />}
              {preview}
            </div>
          )}
        </div>
        {columns.floats && columns.asked && (
          <Suspense>
            <Drawer
              open={columns.previewing}
              onClose={() => setPreviewing(false)}
              title={t('preview')}
              closeLabel={t('close')}
              width={380}
            >
              {preview}
            </Drawer>
          </Suspense>
        )}
      </div>
    </WorkshopDnd>
  );
}
