import {
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  type DragMoveEvent,
  DragOverlay,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { type ReactNode, useEffect, useState } from 'react';
import { branchEnd, depthAt, heightOf, moveBranch, placeOf, without } from '#client/ui/SortableTree/tree-moves.ts';
import { putBack } from '#client/ui/sorting/put-back.ts';
import { useAnnouncer } from '#client/ui/useAnnouncer.tsx';
import { movedBefore } from '../../cards/chapter-cards.ts';
import { inOrder, type Selection } from '../../cards/selection.ts';
import type { OutlineRow } from '../../outline/outline.ts';
import { DEEPEST_CHAPTER, INDENT_PX } from '../../settings.ts';
import { useT } from '../../wording.ts';
import { besideHand } from '../beside-hand.ts';
import { type Carried, type Dragging, DraggingContext, idle, type Landing, readDragId } from '../dragging.ts';
import styles from './WorkshopDnd.module.css';

export interface WorkshopDndProps {
  /** the chapters as they are seen */
  rows: readonly OutlineRow[];
  /** all of them, collapsed or not */
  allRows: readonly OutlineRow[];
  openChapterId: number | undefined;
  /** the cards of the open chapter in their order */
  order: readonly number[];
  selection: Selection;
  /** folded chapters; one that something is held over for a moment unfolds */
  collapsed: ReadonlySet<number>;
  onUnfold: (id: number) => void;
  /** how a card is called when its moves are announced */
  nameOfCard: (key: number) => string;
  onMoveChapter: (id: number, place: { parent: string | null; index: number }) => void;
  onMoveCards: (keys: readonly number[], to: { chapterId: number; before: number | null }) => void;
  children: ReactNode;
}

const keysOf = (carried: Carried) => (carried.kind === 'cards' ? carried.keys : []);

/** Tab goes on to the other column, where the library would put down. */
const KEYS = { start: ['Space', 'Enter'], cancel: ['Escape'], end: ['Space', 'Enter'] };

/** How long something is held over a folded chapter until that shows what is below it. */
const UNFOLD_MS = 600;

/** Through ten thousand rows at the pace of a page a moment, the faster the nearer to the edge. */
const SCROLLING = { acceleration: 25 };

/**
 * With a pointer the place under it counts, with the keyboard the one that is nearest. What has just been picked up is over nothing until
 * rows are places (`DropPlace`), its own row among them.
 */
const nearest: CollisionDetection = (given) => {
  if (!given.droppableRects.has(given.active.id)) return [];
  const within = pointerWithin(given);
  return within.length > 0 ? within : closestCenter(given);
};

const beside = [besideHand];

/** Up and down from place to place, left and right from level to level, Tab between cards and chapters. */
const byKeys: KeyboardCoordinateGetter = (
  event,
  { currentCoordinates, context: { droppableRects, over, collisionRect } },
) => {
  const { x, y } = currentCoordinates;
  if (event.code === 'ArrowLeft' || event.code === 'ArrowRight') {
    event.preventDefault();
    return { x: x + (event.code === 'ArrowLeft' ? -INDENT_PX : INDENT_PX), y };
  }
  const at = over && droppableRects.get(over.id);
  if (!at || !collisionRect) return undefined;
  const isChapter = String(over.id).startsWith('chapter');
  const places = [...droppableRects].filter(([id]) => String(id).startsWith('chapter') === isChapter);
  const to = (rect: { left: number; top: number }) => ({ x: x + rect.left - at.left, y: y + rect.top - at.top });
  if (event.code === 'Tab') {
    event.preventDefault();
    const [other] = [...droppableRects]
      .filter(([id]) => String(id).startsWith('chapter') !== isChapter)
      .map(([, rect]) => rect)
      .sort((a, b) => Math.abs(a.top - at.top) - Math.abs(b.top - at.top));
    return other && to(other);
  }
  if (event.code !== 'ArrowUp' && event.code !== 'ArrowDown') return undefined;
  event.preventDefault();
  const down = event.code === 'ArrowDown';
  const [next] = places
    .map(([, rect]) => rect)
    .filter((rect) => (down ? rect.top > at.top + 1 : rect.top < at.top - 1))
    .sort((a, b) => (down ? a.top - b.top : b.top - a.top));
  return next && to(next);
};

/**
 * The room in which chapters and cards are carried. A chapter lands before a row at a level that the pointer's way to the side
 * chooses; cards land where the card is that they are over, or in a chapter they are held over.
 */
export function WorkshopDnd({
  rows,
  allRows,
  openChapterId,
  order,
  selection,
  collapsed,
  onUnfold,
  nameOfCard,
  onMoveChapter,
  onMoveCards,
  children,
}: WorkshopDndProps) {
  const t = useT('workshop');
  const { announce, region } = useAnnouncer();
  const [dragging, setDragging] = useState<Dragging>(idle);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 4 } }),
    // a finger that moves at once scrolls
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: byKeys, keyboardCodes: KEYS, scrollBehavior: 'auto' }),
  );

  const { carried, landing } = dragging;
  const over = landing?.kind === 'into' ? landing.chapterId : landing?.kind === 'chapter' ? landing.over : undefined;
  const held = over !== undefined && collapsed.has(over) && !(carried?.kind === 'chapter' && carried.id === over);
  useEffect(() => {
    if (!held) return;
    const timer = setTimeout(() => onUnfold(over as number), UNFOLD_MS);
    return () => clearTimeout(timer);
  }, [held, over, onUnfold]);

  const nameOf = (carried: Carried) =>
    carried.kind === 'chapter'
      ? (allRows.find(({ chapter }) => chapter.id === carried.id)?.chapter.title ?? '')
      : carried.keys.length === 1
        ? nameOfCard(carried.keys[0] as number)
        : t('cards', { count: carried.keys.length });

  function landingOf(carried: Carried, { active, over, delta }: DragMoveEvent | DragEndEvent): Landing | null {
    if (!over) return null;
    const place = readDragId(over.id);
    if (carried.kind === 'cards') {
      if (place.kind === 'end') return { kind: 'card', before: null };
      if (place.kind !== 'card') return { kind: 'into', chapterId: place.key };
      // moving down, they land behind the card they are over
      const held = readDragId(active.id);
      const at = order.indexOf(place.key);
      const isBelow = held.kind === 'card' && at > order.indexOf(held.key);
      return { kind: 'card', before: (isBelow ? order[at + 1] : place.key) ?? null };
    }
    if (place.kind !== 'chapter') return null;
    const key = String(carried.id);
    const from = allRows.findIndex((row) => row.key === key);
    const others = without(allRows, from);
    // moving down, it lands behind the row it is over
    const seen = [...allRows.slice(0, from + 1), ...allRows.slice(branchEnd(allRows, from))];
    const at = seen.findIndex((row) => row.key === String(place.key));
    if (at < 0) return null;
    const levels = Math.round(delta.x / INDENT_PX);
    const wish = (allRows[from]?.depth ?? 0) + levels;
    const depth = depthAt(others, at, wish, heightOf(allRows, from), DEEPEST_CHAPTER);
    if (depth === undefined) return null;
    return { kind: 'chapter', ...placeOf(moveBranch(allRows, key, at, depth), key), over: place.key, depth };
  }

  const orderWith = (carried: Carried, before: number | null) => movedBefore(order, keysOf(carried), before);

  function sayLanding(carried: Carried, landing: Landing): string {
    if (landing.kind === 'into')
      return t('drag_into', {
        chapter: rows.find(({ chapter }) => chapter.id === landing.chapterId)?.chapter.title ?? '',
      });
    if (landing.kind === 'card') {
      const place = orderWith(carried, landing.before).indexOf(keysOf(carried)[0] as number) + 1;
      return landing.before === null ? t('drag_end') : t('drag_before', { place });
    }
    const parent = allRows.find(({ key }) => key === landing.parent)?.chapter.title;
    return parent === undefined
      ? t('drag_top', { place: landing.index + 1 })
      : t('drag_below', { parent, place: landing.index + 1 });
  }

  function follow(event: DragMoveEvent) {
    const { carried, landing } = dragging;
    if (!carried) return;
    const next = landingOf(carried, event);
    if (JSON.stringify(next) === JSON.stringify(landing)) return;
    setDragging({ carried, landing: next });
    // it is over its own place as soon as it is picked up, which nobody needs to hear
    if (next && (landing || event.over?.id !== event.active.id)) announce(sayLanding(carried, next));
  }

  function land(event: DragEndEvent) {
    const { carried } = dragging;
    setDragging(idle);
    const landing = carried && landingOf(carried, event);
    if (!carried || !landing) return;
    const stays = landing.kind === 'card' && orderWith(carried, landing.before).every((key, at) => key === order[at]);
    if (stays) {
      announce(t('drag_cancelled', { name: nameOf(carried) }));
      return;
    }
    announce(t('dragged', { name: nameOf(carried), where: sayLanding(carried, landing) }));
    if (carried.kind === 'chapter') {
      if (landing.kind === 'chapter') onMoveChapter(carried.id, landing);
    } else if (landing.kind === 'into') {
      if (landing.chapterId !== openChapterId)
        onMoveCards(carried.keys, { chapterId: landing.chapterId, before: null });
    } else if (landing.kind === 'card' && openChapterId !== undefined) {
      onMoveCards(carried.keys, { chapterId: openChapterId, before: landing.before });
    }
  }

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={nearest}
      autoScroll={SCROLLING}
      accessibility={{
        screenReaderInstructions: { draggable: t('drag_how') },
        announcements: {
          onDragStart: () => undefined,
          onDragOver: () => undefined,
          onDragEnd: () => undefined,
          onDragCancel: () => undefined,
        },
      }}
      onDragStart={({ active }) => {
        const what = readDragId(active.id);
        if (what.kind === 'end') return;
        const carried: Carried =
          what.kind === 'chapter'
            ? { kind: 'chapter', id: what.key }
            : { kind: 'cards', keys: selection.keys.has(what.key) ? inOrder(selection, order) : [what.key] };
        setDragging({ carried, landing: null });
        announce(t('drag_begun', { name: nameOf(carried) }));
      }}
      onDragMove={follow}
      onDragOver={follow}
      onDragEnd={land}
      onDragCancel={() => {
        if (dragging.carried) announce(t('drag_cancelled', { name: nameOf(dragging.carried) }));
        setDragging(idle);
      }}
    >
      <DraggingContext value={dragging}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape while something is carried */}
        <div className={styles.room} onKeyDown={dragging.carried ? putBack : undefined}>
          {children}
        </div>
      </DraggingContext>
      <DragOverlay dropAnimation={null} modifiers={beside} className={styles.overlay}>
        {dragging.carried && (
          <span
            data-testid="carried"
            className={styles.carried}
            data-stack={dragging.carried.kind === 'cards' && dragging.carried.keys.length > 1 ? '' : undefined}
          >
            {nameOf(dragging.carried)}
          </span>
        )}
      </DragOverlay>
      {region}
    </DndContext>
  );
}
