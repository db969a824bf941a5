import { useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '#client/ui/Toast/toasts.ts';
import { emptyContent, type Kind, typeOfKind } from '../card-kinds.ts';
import { readCards, writeCards } from '../cards/card-clipboard.ts';
import { nothing, only, type Selection, within } from '../cards/selection.ts';
import { standingOf } from '../cards/standing.ts';
import type { CardActs } from '../cards/use-card-acts.ts';
import { catchLetters, dropLetters } from '../desk/early-letters.ts';
import { useDrafts } from '../drafts/use-drafts.ts';
import { useT } from '../wording.ts';
import type { Go } from '../workshop-place.ts';
import type { OpenChapter } from './use-open-chapter.ts';

export type CardStep = 'up' | 'down' | 'top' | 'bottom';

interface Surroundings {
  packageId: number;
  chapter: OpenChapter;
  /** key of the card that is open */
  current: number | undefined;
  /** kind of the next card */
  nextKind: Kind;
  acts: CardActs;
  onGo: Go;
}

/** What the author does with the cards of the open chapter, and which of them are chosen for it. */
export function useCardCommands({ packageId, chapter, current, nextKind, acts, onGo }: Surroundings) {
  const t = useT('workshop');
  const drafts = useDrafts();
  /** the card that was made last, until it is written */
  const made = useRef<number>(undefined);
  const [selection, setSelection] = useState<Selection>(nothing);
  const { shownId, order, idOf, contentOf } = chapter;
  const chosen = useMemo(() => within(selection, order), [selection, order]);

  useEffect(() => dropLetters, []);
  const commands = useMemo(() => {
    const go = (key: number | undefined, how?: { replace?: boolean }) =>
      onGo({ chapterId: shownId, cardId: key === undefined ? undefined : idOf(key) }, how);
    /** the card to be open after these are gone */
    const besides = (keys: readonly number[], at: number) =>
      order.slice(at + 1).find((key) => !keys.includes(key)) ??
      order
        .slice(0, at)
        .reverse()
        .find((key) => !keys.includes(key));

    function createBetween(after: number | undefined, before: number | undefined) {
      if (shownId === 0) return;
      const type = typeOfKind(nextKind);
      const key = drafts.add({
        packageId,
        type,
        content: emptyContent(type),
        place: {
          chapterId: shownId,
          afterId: after === undefined ? null : idOf(after),
          beforeId: before === undefined ? null : idOf(before),
        },
      });
      made.current = key;
      catchLetters(t('card_new'));
      setSelection(only(key));
      go(key);
    }

    return {
      select: setSelection,
      open(key: number) {
        dropLetters();
        setSelection(only(key));
        go(key);
      },
      create() {
        const after = current ?? order.at(-1);
        createBetween(after, order[after === undefined ? 0 : order.indexOf(after) + 1]);
      },
      /** true once for a card that was just made: its first field takes the focus, as nothing is left to do but to write */
      takesFocus(key: number) {
        const taken = made.current === key;
        if (taken) made.current = undefined;
        return taken;
      },
      createAt(key: number, where: 'before' | 'after') {
        const at = order.indexOf(key) + (where === 'before' ? 0 : 1);
        createBetween(order[at - 1], order[at]);
      },
      remove(keys: readonly number[]) {
        if (keys.length === 0) return;
        if (current !== undefined && keys.includes(current))
          go(besides(keys, order.indexOf(current)), { replace: true });
        void acts.remove(shownId, keys);
      },
      duplicate(keys: readonly number[]) {
        void acts.duplicate(shownId, keys).then(([first]) => {
          if (first !== undefined) go(first);
        });
      },
      /** one place up or down, or to an end */
      step(keys: readonly number[], way: CardStep) {
        const first = order.indexOf(keys[0] as number);
        const last = order.indexOf(keys.at(-1) as number);
        if (way === 'up' && first === 0) return;
        if (way === 'down' && last === order.length - 1) return;
        const before = { up: order[first - 1], down: order[last + 2], top: order[0], bottom: undefined }[way] ?? null;
        void acts.move(shownId, keys, { chapterId: shownId, before });
      },
      moveTo(keys: readonly number[], to: { chapterId: number; before: number | null }) {
        void acts.move(shownId, keys, to);
      },
      copy(keys: readonly number[], cut: boolean, data: DataTransfer) {
        const ids = keys.map(idOf).filter((id) => id > 0);
        const cards = standingOf(order.map(idOf), ids).map((card) => ({ ...card, content: contentOf(card.id) }));
        writeCards(data, { packageId, chapterId: shownId, cut, cards });
      },
      /** false where the clipboard holds no cards */
      paste(data: DataTransfer): boolean {
        const copied = readCards(data);
        if (!copied) return false;
        void acts.paste(copied, shownId, current ?? order.at(-1)).then((ids) => {
          if (ids.length === 0) return;
          setSelection({ keys: new Set(ids), anchor: ids[0] });
          if (!copied.cut) toast({ kind: 'success', text: t('pasted', { count: ids.length }) });
        });
        return true;
      },
    };
  }, [acts, contentOf, current, drafts, idOf, nextKind, onGo, order, packageId, shownId, t]);

  return { chosen, commands };
}

export type CardCommands = ReturnType<typeof useCardCommands>['commands'];
