import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import {
  WorkshopCopyCardsDocument,
  WorkshopDeleteCardsDocument,
  WorkshopMoveCardsDocument,
  WorkshopRestoreCardsDocument,
} from '#client/graphql/generated/workshop.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { useDrafts } from '../drafts/use-drafts.ts';
import { CARDS_AT_ONCE, COPIES_AT_ONCE } from '../settings.ts';
import { useT } from '../wording.ts';
import type { CopiedCards } from './card-clipboard.ts';
import { runsOf, type Standing, standingOf } from './standing.ts';
import type { CardLists } from './use-chapter-cards.ts';

const inParts = <T>(all: readonly T[], size: number): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size));

export type CardActs = ReturnType<typeof useCardActs>;

/**
 * What is done with cards of a list. Each shows at once, is undone by the server's refusal, and what removes can be taken back.
 * Keys are those of the list; a draft that the server does not have yet is the device's own business.
 */
export function useCardActs(packageId: number, lists: CardLists) {
  const client = useApolloClient();
  const drafts = useDrafts();
  const t = useT('workshop');
  const common = useT('common');

  return useMemo(() => {
    const idOf = (key: number) => drafts.card(key)?.id ?? key;
    const saved = (keys: readonly number[]) => keys.map(idOf).filter((id) => id > 0);
    const offerUndo = (text: string, onAct: () => void) =>
      toast({ kind: 'info', text, action: { label: common('undo'), onAct } });

    async function remove(chapterId: number, keys: readonly number[]): Promise<void> {
      const list = lists.of(chapterId);
      // what is open for writing is taken away together with what was not sent of it
      const written = keys.filter((key) => drafts.card(key));
      const ids = keys.filter((key) => !drafts.card(key));
      const putBack = list.take(keys.map(idOf));
      for (const key of written) drafts.remove(key, packageId);
      try {
        for (const part of inParts(ids, CARDS_AT_ONCE))
          await client.mutate({ mutation: WorkshopDeleteCardsDocument, variables: { packageId, cardIds: part } });
      } catch {
        putBack();
        for (const key of written) drafts.restore(key, packageId);
        return;
      }
      offerUndo(t('removed', { count: keys.length }), async () => {
        putBack();
        for (const key of written) drafts.restore(key, packageId);
        try {
          for (const part of inParts(ids, CARDS_AT_ONCE))
            await client.mutate({ mutation: WorkshopRestoreCardsDocument, variables: { packageId, cardIds: part } });
        } catch {
          list.take(ids);
        }
      });
    }

    /** Moves cards of the server, all or up to the part that it refuses. */
    async function carry(
      ids: readonly number[],
      targetChapterId: number,
      beforeCardId: number | null,
      quiet = false,
    ): Promise<void> {
      for (const part of inParts(ids, CARDS_AT_ONCE))
        await client.mutate({
          mutation: WorkshopMoveCardsDocument,
          variables: { input: { cardIds: part, targetChapterId, beforeCardId } },
          context: { quiet },
        });
    }

    /** Moves cards back to where each stood; to the end where the card that it stood before has left the package as well. */
    async function carryBack(cards: readonly Standing[], chapterId: number): Promise<void> {
      for (const { ids, before } of runsOf(cards))
        await carry(ids, chapterId, before, before !== null).catch(() => carry(ids, chapterId, null));
    }

    /** Puts cards before another one of a chapter, or at its end. */
    async function move(from: number, keys: readonly number[], to: { chapterId: number; before: number | null }) {
      const ids = saved(keys);
      if (ids.length < keys.length) toast({ kind: 'info', text: t('draft_stays') });
      if (ids.length === 0) return;
      const source = lists.of(from);
      const before = to.before === null ? null : idOf(to.before);
      const stays = from === to.chapterId;
      const undo = stays ? source.move(ids, before) : source.take(ids);
      try {
        await carry(ids, to.chapterId, before !== null && before > 0 ? before : null);
      } catch {
        undo();
        return;
      }
      if (stays) return;
      lists.forget(to.chapterId);
      offerUndo(t('moved', { count: ids.length }), async () => {
        undo();
        try {
          await carryBack(standingOf(source.state().ids, ids), from);
          lists.forget(to.chapterId);
        } catch {
          source.take(ids);
        }
      });
    }

    /** Copies that stand right behind the last of the originals, or at the end of another chapter; answers their ids. */
    async function copy(ids: readonly number[], chapterId: number, afterId: number | null): Promise<number[]> {
      const list = lists.of(chapterId);
      const made: number[] = [];
      let after = afterId;
      for (const part of inParts(ids, COPIES_AT_ONCE)) {
        const { data } = await client
          .mutate({
            mutation: WorkshopCopyCardsDocument,
            variables: { input: { cardIds: part, chapterId, afterCardId: after } },
          })
          .catch(() => ({ data: undefined }));
        if (!data) break;
        for (const card of data.copyCards.cards) {
          list.put(card, after);
          after = card.id;
          made.push(card.id);
        }
      }
      return made;
    }

    async function duplicate(chapterId: number, keys: readonly number[]): Promise<number[]> {
      const ids = saved(keys);
      if (ids.length < keys.length) toast({ kind: 'info', text: t('card_not_saved') });
      if (ids.length === 0) return [];
      return copy(ids, chapterId, ids.at(-1) ?? null);
    }

    /** What was copied becomes copies here; what was cut moves here. Answers their ids. */
    async function paste(copied: CopiedCards, chapterId: number, afterKey: number | undefined): Promise<number[]> {
      const ids = copied.cards.map(({ id }) => id);
      const list = lists.of(chapterId);
      const after = afterKey === undefined ? null : idOf(afterKey);
      if (!copied.cut) return copy(ids, chapterId, after !== null && after > 0 ? after : null);
      const order = list.state().ids;
      const next = after === null ? null : (order[order.indexOf(after) + 1] ?? null);
      if (copied.chapterId === chapterId) {
        await move(chapterId, ids, { chapterId, before: next });
        return ids;
      }
      try {
        await carry(ids, chapterId, next);
      } catch {
        return [];
      }
      const source = copied.packageId === packageId ? lists.of(copied.chapterId) : undefined;
      const undo = source?.take(ids);
      await list.readAgain();
      offerUndo(t('moved_here', { count: ids.length }), async () => {
        undo?.();
        try {
          await carryBack(copied.cards, copied.chapterId);
          await list.readAgain();
        } catch {
          source?.take(ids);
        }
      });
      return ids;
    }

    /** A card that the server brought back, days after it was removed. */
    function back({ id, chapterId }: { id: number; chapterId: number }) {
      if (drafts.stored(id)) drafts.restore(id, packageId);
      void lists.of(chapterId).readAgain();
    }

    return { remove, move, duplicate, paste, back };
  }, [client, drafts, lists, packageId, t, common]);
}
