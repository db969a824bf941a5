import { useAddToShelfMutation, useRemoveFromShelfMutation } from '#client/graphql/generated/shelf.ts';
import { shelve, unshelve } from '#client/graphql/shelf-cache.ts';
import { playSound } from '#client/platform/sounds.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { useT } from './wording.ts';

interface Named {
  id: number;
  name: string;
}

/** Puts packages on the shelf and takes them off again, which can be undone for five seconds. A refusal has been said by then. */
export function useShelfMoves() {
  const t = useT('shelf');
  const common = useT('common');
  const [addToShelf] = useAddToShelfMutation();
  const [removeFromShelf] = useRemoveFromShelfMutation();

  const put = async (id: number) => {
    const result = await addToShelf({
      variables: { packageId: id },
      update: (cache, { data }) => {
        if (data) shelve(cache, id);
      },
    }).catch(() => undefined);
    return Boolean(result?.data);
  };

  const add = async ({ id, name }: Named) => {
    playSound('tap');
    if (await put(id)) toast({ kind: 'success', text: t('added_toast', { name }) });
  };

  const remove = async ({ id, name }: Named) => {
    const result = await removeFromShelf({
      variables: { id },
      optimisticResponse: { removeFromShelf: true },
      update: (cache) => unshelve(cache, id),
    }).catch(() => undefined);
    if (!result?.data) return;
    toast({
      kind: 'info',
      text: t('removed_toast', { name }),
      action: { label: common('undo'), onAct: () => void put(id) },
    });
  };

  return { add, remove };
}
