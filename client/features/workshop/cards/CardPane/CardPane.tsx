import { useDroppable } from '@dnd-kit/core';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { VList, type VListHandle } from 'virtua';
import { Button } from '#client/ui/Button/Button.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed/LoadFailed.tsx';
import type { MenuAct } from '#client/ui/Menu/Menu.tsx';
import { SearchField } from '#client/ui/SearchField/SearchField.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { dragId, useDragging } from '../../moving/dragging.ts';
import { useT } from '../../wording.ts';
import { CardRow } from '../CardRow/CardRow.tsx';
import type { CardRowData } from '../card-row-data.ts';
import { foundIn } from '../found.ts';
import { inOrder, nothing, only, ranged, type Selection, toggled } from '../selection.ts';
import styles from './CardPane.module.css';

export interface CardPaneProps {
  title: string;
  /** keys in the order of the chapter */
  order: readonly number[];
  /** what a card says now, to find it */
  contentOf: (key: number) => string;
  /** the server's id of a card, or that of the draft */
  idOf: (key: number) => number;
  useRow: (key: number) => CardRowData;
  /** cards of the chapter by the server's count, while they are still being read */
  count: number;
  loading: boolean;
  failed: boolean;
  onRetry: () => void;
  current: number | undefined;
  selection: Selection;
  onSelect: (next: Selection) => void;
  onOpen: (key: number) => void;
  onCreate: () => void;
  onAi: () => void;
  onRemove: (keys: readonly number[]) => void;
  onDuplicate: (keys: readonly number[]) => void;
  /** one place up or down, or to an end */
  onStep: (keys: readonly number[], way: 'up' | 'down' | 'top' | 'bottom') => void;
  onMoveTo: (keys: readonly number[]) => void;
  onCopy: (keys: readonly number[], cut: boolean, data: DataTransfer) => void;
  /** false where the clipboard holds no cards */
  onPaste: (data: DataTransfer) => boolean;
  statsOf: (id: number) => { learnTimes: number; mastery: number } | undefined;
  /** the keys that are in view, to read what is known of them */
  onSeen: (keys: readonly number[]) => void;
}

/** Frames in which a row that was scrolled to is drawn at the latest. */
const FRAMES = 60;

/** Gives the focus to a row as soon as it is drawn; a row that is measured first is hidden, and takes none until then. */
function focusRow(list: HTMLElement | null, key: number, frames = FRAMES) {
  const row = list?.querySelector<HTMLElement>(`[data-card="${key}"]`);
  row?.focus();
  if ((!row || document.activeElement !== row) && frames > 0)
    requestAnimationFrame(() => focusRow(list, key, frames - 1));
}

/** px of a row before it is measured */
const ROW_PX = 84;

/** The cards of a chapter: ten thousand of them, to be found, chosen, carried, copied and removed. */
export function CardPane({
  title,
  order,
  contentOf,
  idOf,
  useRow,
  count,
  loading,
  failed,
  onRetry,
  current,
  selection,
  onSelect,
  onOpen,
  onCreate,
  onAi,
  onRemove,
  onDuplicate,
  onStep,
  onMoveTo,
  onCopy,
  onPaste,
  statsOf,
  onSeen,
}: CardPaneProps) {
  const t = useT('workshop');
  const list = useRef<VListHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const [searching, setSearching] = useState(false);
  const [asked, setAsked] = useState('');
  const [ticking, setTicking] = useState(false);
  const [focused, setFocused] = useState<number>();
  const { carried, landing } = useDragging();
  const end = useDroppable({ id: dragId.end });

  const shown = useMemo(
    () => (asked.trim() === '' ? order : order.filter((key) => foundIn(contentOf(key), asked))),
    [asked, order, contentOf],
  );
  const tabbable = focused !== undefined && shown.includes(focused) ? focused : (current ?? shown[0]);
  const carriedAt = carried?.kind === 'cards' ? shown.indexOf(carried.keys[0] ?? Number.NaN) : -1;

  const latest = useRef({ shown, selection, current });
  latest.current = { shown, selection, current };

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
    [onSelect],
  );

  // what was opened elsewhere comes into view
  useEffect(() => {
    const at = current === undefined ? -1 : latest.current.shown.indexOf(current);
    if (at >= 0) list.current?.scrollToIndex(at, { align: 'nearest' });
  }, [current]);

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
  const chosenOr = useCallback((key: number) => {
    const { selection: chosen, shown: rows } = latest.current;
    return chosen.keys.has(key) ? inOrder(chosen, rows) : [key];
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
  const actsOf = useCallback(
    (key: number): readonly (readonly MenuAct[])[] => {
      const keys = chosenOr(key);
      const at = latest.current.shown.indexOf(key);
      const last = latest.current.shown.length - 1;
      return [
        [
          { key: 'duplicate', label: t('duplicate'), icon: 'copy', shortcut: 'Ctrl D', onAct: () => onDuplicate(keys) },
          { key: 'to', label: t('move_to'), icon: 'folder', shortcut: 'M', onAct: () => onMoveTo(keys) },
        ],
        [
          { key: 'up', label: t('card_up'), icon: 'up', disabled: at === 0, onAct: () => onStep(keys, 'up') },
          {
            key: 'down',
            label: t('card_down'),
            icon: 'down',
            disabled: at === last,
            onAct: () => onStep(keys, 'down'),
          },
          { key: 'top', label: t('card_top'), icon: 'top', disabled: at === 0, onAct: () => onStep(keys, 'top') },
          {
            key: 'bottom',
            label: t('card_bottom'),
            icon: 'bottom',
            disabled: at === last,
            onAct: () => onStep(keys, 'bottom'),
          },
        ],
        [
          {
            key: 'remove',
            label: t('card_remove', { count: keys.length }),
            icon: 'trash',
            danger: true,
            onAct: () => onRemove(keys),
          },
        ],
      ];
    },
    [t, chosenOr, onDuplicate, onMoveTo, onStep, onRemove],
  );

  const clip = (cut: boolean) => (event: ClipboardEvent) => {
    if (event.target instanceof HTMLInputElement || selection.keys.size === 0) return;
    event.preventDefault();
    onCopy(inOrder(selection, order), cut, event.clipboardData);
  };
  const seen = () => {
    const handle = list.current;
    if (!handle) return;
    const from = handle.findItemIndex(handle.scrollOffset);
    const to = handle.findItemIndex(handle.scrollOffset + handle.viewportSize);
    onSeen(shown.slice(from, to + 1));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is in view changes with the rows
  useEffect(() => {
    const timer = setTimeout(seen, 100);
    return () => clearTimeout(timer);
  }, [shown]);

  const chosen = selection.keys.size;
  return (
    <section className={styles.pane} aria-label={t('card_list')}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          {title} <span className={styles.count}>{t('cards', { count: Math.max(count, order.length) })}</span>
        </h2>
        <IconButton
          icon="search"
          label={t('find')}
          aria-pressed={searching}
          onClick={() => {
            setSearching(!searching);
            setAsked('');
          }}
        />
        <IconButton
          icon="check"
          label={t('choose_several')}
          aria-pressed={ticking}
          onClick={() => {
            setTicking(!ticking);
            if (ticking) onSelect(current === undefined ? nothing : only(current));
          }}
        />
      </header>
      {searching && (
        <SearchField
          label={t('find')}
          placeholder={t('find_placeholder')}
          value={asked}
          onSearch={setAsked}
          className={styles.search}
        />
      )}
      {(ticking || chosen > 1) && (
        <div className={styles.bar} role="toolbar" aria-label={t('chosen', { count: chosen })}>
          <span>{t('chosen', { count: chosen })}</span>
          <IconButton
            icon="copy"
            label={t('duplicate')}
            disabled={chosen === 0}
            onClick={() => onDuplicate(inOrder(selection, order))}
          />
          <IconButton
            icon="folder"
            label={t('move_to')}
            disabled={chosen === 0}
            onClick={() => onMoveTo(inOrder(selection, order))}
          />
          <IconButton
            icon="trash"
            label={t('card_remove', { count: chosen })}
            disabled={chosen === 0}
            onClick={() => onRemove(inOrder(selection, order))}
          />
        </div>
      )}
      {order.length === 0 && loading ? (
        <Skeletons label={t('cards_loading')} className={styles.skeletons}>
          {Array.from({ length: Math.min(8, Math.max(1, count)) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
            <Skeleton key={place} shape="box" height={64} />
          ))}
        </Skeletons>
      ) : shown.length === 0 && !failed ? (
        <StateMessage
          as="p"
          mascot={1003}
          pose="think"
          title={asked ? t('found_none', { asked }) : t('chapter_empty')}
          text={asked ? undefined : t('chapter_empty_text')}
        />
      ) : (
        <div
          ref={box}
          className={styles.box}
          onCopy={clip(false)}
          onCut={clip(true)}
          onPaste={(event) => {
            if (!(event.target instanceof HTMLInputElement) && onPaste(event.clipboardData)) event.preventDefault();
          }}
        >
          <div role="grid" aria-label={title} aria-multiselectable="true" className={styles.listbox}>
            <VList
              ref={list}
              itemSize={ROW_PX}
              keepMounted={carriedAt >= 0 ? [carriedAt] : undefined}
              className={styles.list}
              onScrollEnd={seen}
            >
              {shown.map((key, at) => (
                <CardRow
                  key={key}
                  rowKey={key}
                  useRow={useRow}
                  number={asked ? order.indexOf(key) + 1 : at + 1}
                  current={key === current}
                  chosen={selection.keys.has(key)}
                  ticking={ticking}
                  tabbable={key === tabbable}
                  stats={statsOf(idOf(key))}
                  onPress={press}
                  onKeyDown={onKeyDown}
                  actsOf={actsOf}
                />
              ))}
            </VList>
          </div>
          <div
            ref={end.setNodeRef}
            className={styles.end}
            data-line={landing?.kind === 'card' && landing.before === null ? '' : undefined}
          />
          {failed && <LoadFailed as="p" title={t('cards_failed')} text={t('failed_text')} onRetry={onRetry} />}
        </div>
      )}
      <footer className={styles.foot}>
        <Button scene="secondary" icon="plus" className={styles.create} title="Ctrl ⏎" onClick={onCreate}>
          {t('card_new')}
        </Button>
        <Button scene="secondary" icon="spark" onClick={onAi}>
          AI
        </Button>
      </footer>
    </section>
  );
}
