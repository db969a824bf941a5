import { type KeyboardEvent, type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { VListHandle } from 'virtua';
import { inOrder, nothing, only, ranged, type Selection, toggled } from '../selection.ts';
import type { CardPaneProps } from './card-pane-props.ts';

/** Frames in which a row that was scrolled to is drawn at the latest. */
const FRAMES = 60;

/** Gives the focus to a row as soon as it is drawn; a row that is measured first is hidden, and takes none until then. */
function focusRow(list: HTMLElement | null, key: number, frames = FRAMES) {
  const row = list?.querySelector<HTMLElement>(`[data-card="${key}"]`);
  row?.focus();
  if ((!row || document.activeElement !== row) && frames > 0)
    requestAnimationFrame(() => focusRow(list, key, frames - 1));
}

interface CardListWays
  extends Pick<
    CardPaneProps,
    'current' | 'selection' | 'onSelect' | 'onOpen' | 'onStep' | 'onRemove' | 'onDuplicate' | 'onMoveTo'
  > {
  /** keys of the rows that are listed */
  shown: readonly number[];
  list: RefObject<VListHandle | null>;
  box: RefObject<HTMLElement | null>;
}

/** Focus and choice in the list of cards: a click, arrows, Shift for a range, Ctrl for one more, and keys that act on what is chosen. */
export function useCardList({
  shown,
  list,
  box,
  current,
  selection,
  onSelect,
  onOpen,
  onStep,
  onRemove,
  onDuplicate,
  onMoveTo,
}: CardListWays) {
  const [focused, setFocused] = useState<number>();
  const latest = useRef<{ shown: readonly number[]; selection: Selection }>({ shown, selection });
  latest.current = { shown, selection };

  // what was opened elsewhere comes into view
  useEffect(() => {
    const at = current === undefined ? -1 : latest.current.shown.indexOf(current);
    if (at >= 0) list.current?.scrollToIndex(at, { align: 'nearest' });
  }, [current, list]);

  const goTo = useCallback(
    (key: number | undefined, keep: 'select' | 'range' | 'focus') => {
      if (key === undefined) return;
      const { shown: rows, selection: chosen } = latest.current;
      setFocused(key);
      list.current?.scrollToIndex(rows.indexOf(key), { align: 'nearest' });
      focusRow(box.current, key);
      if (keep === 'range') onSelect(ranged(chosen, key, rows));
      if (keep === 'select') onSelect(only(key));
    },
    [list, box, onSelect],
  );
  const press = useCallback(
    (key: number, { range, toggle }: { range: boolean; toggle: boolean }) => {
      const { shown: rows, selection: chosen } = latest.current;
      setFocused(key);
      if (range) onSelect(ranged(chosen, key, rows));
      else if (toggle) onSelect(toggled(chosen, key));
      else {
        onSelect(only(key));
        onOpen(key);
      }
    },
    [onSelect, onOpen],
  );
  /** What is chosen, where this card is of it; else this card alone. */
  const chosenOr = useCallback((key: number) => {
    const { selection: chosen, shown: rows } = latest.current;
    return chosen.keys.has(key) ? inOrder(chosen, rows) : [key];
  }, []);
  const placeOf = useCallback((key: number) => {
    const { shown: rows } = latest.current;
    const at = rows.indexOf(key);
    return { isFirst: at === 0, isLast: at === rows.length - 1 };
  }, []);

  const onKeyDown = useCallback(
    (key: number, event: KeyboardEvent) => {
      if (event.target !== event.currentTarget || event.nativeEvent.isComposing) return;
      const { shown: rows, selection: chosen } = latest.current;
      const at = rows.indexOf(key);
      const ctrl = event.ctrlKey || event.metaKey;
      const how = event.shiftKey ? 'range' : ctrl ? 'focus' : 'select';
      const acts: Record<string, () => void> = {
        ArrowUp: () => (event.altKey ? onStep(chosenOr(key), 'up') : goTo(rows[at - 1], how)),
        ArrowDown: () => (event.altKey ? onStep(chosenOr(key), 'down') : goTo(rows[at + 1], how)),
        Home: () => goTo(rows[0], how),
        End: () => goTo(rows.at(-1), how),
        Enter: () => onOpen(key),
        Delete: () => onRemove(chosenOr(key)),
        Escape: () => onSelect(current === undefined ? nothing : only(key)),
      };
      if (ctrl && event.key.toLowerCase() === 'a')
        acts[event.key] = () => onSelect({ keys: new Set(rows), anchor: key });
      if (ctrl && event.key.toLowerCase() === 'd') acts[event.key] = () => onDuplicate(chosenOr(key));
      if (!ctrl && event.key.toLowerCase() === 'm') acts[event.key] = () => onMoveTo(chosenOr(key));
      if (ctrl && event.key === 'Enter') acts.Enter = () => onSelect(toggled(chosen, key));
      const act = acts[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    },
    [goTo, chosenOr, current, onStep, onOpen, onRemove, onSelect, onDuplicate, onMoveTo],
  );

  const tabbable = focused !== undefined && shown.includes(focused) ? focused : (current ?? shown[0]);
  return { tabbable, press, chosenOr, placeOf, onKeyDown };
}
