import { useCallback, useMemo } from 'react';
import type { WorkshopPackageFragment } from '#client/graphql/generated/workshop.ts';
import type { CardRowData } from '../cards/card-row-data.ts';
import { useCardLists, useChapterCards } from '../cards/use-chapter-cards.ts';
import { withDrafts } from '../drafts/draft-order.ts';
import { useCard, useDraftPlaces, useDrafts } from '../drafts/use-drafts.ts';
import { pathTo } from '../outline/outline.ts';

export type OpenChapter = ReturnType<typeof useOpenChapter>;

/**
 * The chapter whose cards are shown, and what its cards say. Where all columns are seen the first is open without being asked
 * for. It renders when cards come, go or move, not when one is written.
 */
export function useOpenChapter(pkg: WorkshopPackageFragment, asked: number | undefined, wide: boolean) {
  const drafts = useDrafts();
  const chapters = pkg.chapters ?? [];
  /** undefined where the chapters themselves are looked at */
  const chapterId = chapters.some(({ id }) => id === asked) ? asked : wide ? chapters[0]?.id : undefined;
  const shownId = chapterId ?? chapters[0]?.id ?? 0;
  const lists = useCardLists(pkg.id);
  const list = lists.of(shownId);
  const read = useChapterCards(list);
  const places = useDraftPlaces(shownId);
  const order = useMemo(() => withDrafts(read.ids, places, read.complete), [read, places]);

  const keyOf = useCallback((id: number) => drafts.card(id)?.key ?? id, [drafts]);
  const idOf = useCallback((key: number) => drafts.card(key)?.id ?? key, [drafts]);
  const contentOf = useCallback(
    (key: number) => drafts.card(key)?.content ?? list.card(key)?.content ?? '',
    [drafts, list],
  );
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
  const chapter = path.at(-1) ?? chapters[0];
  return { chapterId, shownId, chapter, path, lists, list, read, order, keyOf, idOf, contentOf, useRow };
}
