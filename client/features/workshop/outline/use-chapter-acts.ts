import type { Reference } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  WorkshopChapterFragmentDoc,
  WorkshopCreateChapterDocument,
  WorkshopDeleteChapterDocument,
  WorkshopMoveChapterDocument,
  type WorkshopPackageFragment,
  WorkshopRenameChapterDocument,
  WorkshopRestoreChapterDocument,
} from '#client/graphql/generated/workshop.ts';
import { moveTo, type TreePlace } from '#client/ui/SortableTree/tree-moves.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { useT } from '../wording.ts';
import { chaptersAfter, outlineRows, placeForServer } from './outline.ts';

type Pkg = Pick<WorkshopPackageFragment, 'id' | 'cardCount' | 'chapters'>;

export type ChapterActs = ReturnType<typeof useChapterActs>;

/** What is done with chapters. Each shows at once; a refusal has been said by then, and puts back what was. */
export function useChapterActs(pkg: Pkg | undefined) {
  const client = useApolloClient();
  const t = useT('workshop');
  const common = useT('common');

  return useMemo(() => {
    const known = pkg as Pkg;
    const packageId = known?.id;

    /** Answers the id of the new chapter, or nothing where it was refused. */
    async function create(parentId: number | null, title: string): Promise<number | undefined> {
      const { data } = await client
        .mutate({
          mutation: WorkshopCreateChapterDocument,
          variables: { packageId, title, parentId },
          update: (cache, { data: made }) => {
            if (!made) return;
            const ref = cache.writeFragment({
              fragment: WorkshopChapterFragmentDoc,
              fragmentName: 'WorkshopChapter',
              data: made.createChapter as never,
            });
            cache.modify({
              id: cache.identify({ __typename: 'Package', id: packageId }),
              fields: {
                chapters: (before) => [...((before ?? []) as readonly Reference[]), ref] as readonly Reference[],
              },
            });
          },
        })
        .catch(() => ({ data: undefined }));
      return data?.createChapter.id;
    }

    async function rename(chapterId: number, title: string) {
      const chapter = known.chapters?.find(({ id }) => id === chapterId);
      if (!chapter) return;
      await client
        .mutate({
          mutation: WorkshopRenameChapterDocument,
          variables: { packageId, chapterId, title },
          optimisticResponse: { updateChapter: { ...chapter, title, __typename: 'Chapter' } } as never,
        })
        .catch(() => undefined);
    }

    async function move(chapterId: number, place: TreePlace) {
      const rows = outlineRows(known.chapters ?? []);
      const moved = chaptersAfter(rows, moveTo(rows, String(chapterId), place));
      await client
        .mutate({
          mutation: WorkshopMoveChapterDocument,
          variables: { packageId, chapterId, ...placeForServer(rows, chapterId, place) },
          optimisticResponse: {
            moveChapter: {
              __typename: 'Package',
              id: packageId,
              cardCount: known.cardCount,
              chapters: moved.map((chapter) => ({ ...chapter, __typename: 'Chapter' })),
            },
          } as never,
        })
        .catch(() => undefined);
    }

    async function remove(chapterId: number) {
      const title = known.chapters?.find(({ id }) => id === chapterId)?.title ?? '';
      const { data } = await client
        .mutate({ mutation: WorkshopDeleteChapterDocument, variables: { packageId, chapterId } })
        .catch(() => ({ data: undefined }));
      if (!data) return;
      toast({
        kind: 'info',
        text: t('chapter_removed', { title }),
        action: {
          label: common('undo'),
          onAct: () =>
            void client
              .mutate({ mutation: WorkshopRestoreChapterDocument, variables: { packageId, chapterId } })
              .catch(() => undefined),
        },
      });
    }

    return { create, rename, move, remove };
  }, [client, pkg, t, common]);
}
