import { useDroppable } from '@dnd-kit/core';
import { type ClipboardEvent, type RefObject, useEffect } from 'react';
import { VList, type VListHandle } from 'virtua';
import { LoadFailed } from '#client/ui/LoadFailed/LoadFailed.tsx';
import { dragId, useDragging } from '../../moving/dragging.ts';
import { useT } from '../../wording.ts';
import { CardRow } from '../CardRow/CardRow.tsx';
import { inOrder } from '../selection.ts';
import styles from './CardPane.module.css';
import type { CardPaneProps } from './card-pane-props.ts';
import type { useCardList } from './use-card-list.ts';
import { useRowMenu } from './use-row-menu.ts';

/** px of a row before it is measured */
const ROW_PX = 84;
/** After scrolling; what is known of the rows in view is asked then. */
const SEEN_AFTER_MS = 100;

interface CardRowsProps extends CardPaneProps {
  /** keys of the rows that are listed */
  shown: readonly number[];
  /** not all of the chapter is listed */
  sifted: boolean;
  ticking: boolean;
  list: RefObject<VListHandle | null>;
  box: RefObject<HTMLDivElement | null>;
  ways: ReturnType<typeof useCardList>;
}

/** The rows of cards, of which those in view are drawn, and the places to drop. */
export function CardRows({ shown, sifted, ticking, list, box, ways, ...pane }: CardRowsProps) {
  const t = useT('workshop');
  const { title, order, useRow, current, selection, statsOf, onSeen, onCopy } = pane;
  const { carried, landing } = useDragging();
  const end = useDroppable({ id: dragId.end });
  const { tabbable, press, onKeyDown, chosenOr, placeOf } = ways;
  const actsOf = useRowMenu({ ...pane, chosenOr, placeOf });
  const carriedAt = carried?.kind === 'cards' ? shown.indexOf(carried.keys[0] ?? Number.NaN) : -1;

  const seen = () => {
    const handle = list.current;
    if (!handle) return;
    const from = handle.findItemIndex(handle.scrollOffset);
    const to = handle.findItemIndex(handle.scrollOffset + handle.viewportSize);
    onSeen(shown.slice(from, to + 1));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in view changes with the rows
  useEffect(() => {
    const timer = setTimeout(seen, SEEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [shown]);

  const clip = (cut: boolean) => (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement || selection.keys.size === 0) return;
    event.preventDefault();
    onCopy(inOrder(selection, order), cut, event.clipboardData);
  };
  return (
    <div ref={box} className={styles.box} onCopy={clip(false)} onCut={clip(true)}>
      <div role="grid" aria-label={title} aria-multiselectable="true" className={styles.listbox}>
        <VList
          ref={list}
          data={shown}
          itemSize={ROW_PX}
          keepMounted={carriedAt >= 0 ? [carriedAt] : undefined}
          className={styles.list}
          onScrollEnd={seen}
        >
          {(key, at) => (
            <CardRow
              key={key}
              rowKey={key}
              useRow={useRow}
              number={sifted ? order.indexOf(key) + 1 : at + 1}
              current={key === current}
              chosen={selection.keys.has(key)}
              ticking={ticking}
              tabbable={key === tabbable}
              statsOf={statsOf}
              onPress={press}
              onKeyDown={onKeyDown}
              actsOf={actsOf}
            />
          )}
        </VList>
      </div>
      <div
        ref={end.setNodeRef}
        className={styles.end}
        data-line={landing?.kind === 'card' && landing.before === null ? '' : undefined}
      />
      {pane.failed && <LoadFailed as="p" title={t('cards_failed')} text={t('failed_text')} onRetry={pane.onRetry} />}
    </div>
  );
}
