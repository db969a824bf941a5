import {
  useAddToShelfMutation,
  useDeletePackageMutation,
  useRemoveFromShelfMutation,
  useRestorePackageMutation,
} from '#client/graphql/generated/shelf.ts';
import { shelve, unshelve } from '#client/graphql/shelf-cache.ts';
import { playSound } from '#client/platform/sounds.ts';
import { useAction } from '#client/ui/useAction.ts';
import { useT } from './wording.ts';

interface Named {
  id: number;
  name: string;
}

/**
 * Puts packages on the shelf, takes them off again and deletes one's own; what takes away can be undone for five seconds. A
 * refusal has been said by then.
 */
export function useShelfMoves() {
  const t = useT('shelf');
  const [addToShelf] = useAddToShelfMutation();
  const [removeFromShelf] = useRemoveFromShelfMutation();
  const [deletePackage] = useDeletePackageMutation();
  const [restorePackage] = useRestorePackageMutation();

  const put = (id: number) =>
    addToShelf({
      variables: { packageId: id },
      update: (cache, { data }) => {
        if (data) shelve(cache, id);
      },
    });
  const putBack = useAction(put, { parallel: true });
  const add = useAction(
    ({ id }: Named) => {
      playSound('tap');
      return put(id);
    },
    { parallel: true, done: (_, { name }) => t('added_toast', { name }) },
  );
  const remove = useAction(
    ({ id }: Named) =>
      removeFromShelf({
        variables: { id },
        optimisticResponse: { removeFromShelf: true },
        update: (cache) => unshelve(cache, id),
      }),
    {
      parallel: true,
      done: (_, { name }) => t('removed_toast', { name }),
      undo: ({ id }) => putBack.run(id),
    },
  );
  const restored = (id: number) =>
    restorePackage({
      variables: { id },
      update: (cache, { data }) => {
        if (data) shelve(cache, id);
      },
    });
  const restore = useAction(restored, { parallel: true });
  const bringBack = useAction(({ id }: Named) => restored(id), { done: (_, { name }) => t('added_toast', { name }) });
  const destroy = useAction(
    ({ id }: Named) =>
      deletePackage({
        variables: { id },
        optimisticResponse: { deletePackage: true },
        update: (cache) => unshelve(cache, id),
      }),
    {
      parallel: true,
      done: (_, { name }) => t('deleted_toast', { name }),
      undo: ({ id }) => restore.run(id),
    },
  );

  return { add: add.run, remove: remove.run, destroy: destroy.run, bringBack };
}
