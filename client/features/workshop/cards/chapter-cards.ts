/** A card of a chapter as the server listed it. */
export interface ListedCard {
  id: number;
  content: string;
  contentHash: string;
  createdType: 'NORMAL' | 'DUPLICATE' | 'AIGC' | 'EXCEL_IMPORT';
  updatedAt: string;
}

export interface CardPage {
  cards: readonly ListedCard[];
  hasMore: boolean;
}

/** The cards of a chapter that are here by now, in their order. */
export interface ChapterCardsState {
  ids: readonly number[];
  /** whether all have been read */
  complete: boolean;
  /** the last page could not be read */
  failed: boolean;
}

export type ChapterCards = ReturnType<typeof createChapterCards>;

/**
 * The cards of one chapter, read page after page, so that the first are there at once and ten thousand in a while. What the
 * author moves, removes or adds is seen at once, also while pages are still coming.
 */
export function createChapterCards(load: (afterCardId: number | undefined) => Promise<CardPage>) {
  const cards = new Map<number, ListedCard>();
  const gone = new Set<number>();
  const listeners = new Set<() => void>();
  let state: ChapterCardsState = { ids: [], complete: false, failed: false };
  let reading = false;
  let stopped = false;
  /** as the server listed them, to know where the next page begins */
  let read: number[] = [];

  function change(next: Partial<ChapterCardsState>) {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  }

  async function readOn(): Promise<void> {
    if (reading || stopped) return;
    reading = true;
    if (state.failed) change({ failed: false });
    try {
      for (let more = !state.complete; more && !stopped; ) {
        const page = await load(read.at(-1));
        if (stopped) break;
        for (const card of page.cards) {
          read.push(card.id);
          if (!cards.has(card.id)) cards.set(card.id, card);
        }
        const listed = new Set(page.cards.map(({ id }) => id));
        const standing = state.ids.filter((id) => !listed.has(id));
        const fresh = page.cards.map(({ id }) => id).filter((id) => !gone.has(id));
        // what the author put at the end stays behind what is still read
        const known = new Set(read);
        const added = standing.filter((id) => !known.has(id));
        const before = standing.filter((id) => known.has(id));
        change({ ids: [...before, ...fresh, ...added], complete: !page.hasMore });
        more = page.hasMore;
      }
    } catch {
      if (!stopped) change({ failed: true });
    } finally {
      reading = false;
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => state,
    card: (id: number) => cards.get(id),
    /** Reads what is missing; does nothing while it is being read. */
    readOn,
    /** Reads all anew, such as after cards came back. What is shown stays until then. */
    async readAgain() {
      read = [];
      gone.clear();
      const before = state.ids;
      state = { ids: [], complete: false, failed: false };
      await readOn();
      if (state.failed) change({ ids: before });
    },
    stop() {
      stopped = true;
    },
    /** A card that was saved: new ones go behind `afterId`, before `beforeId` where that is not here, or to the end. */
    put(card: ListedCard, afterId: number | null = null, beforeId: number | null = null) {
      const isNew = !cards.has(card.id) || gone.has(card.id);
      cards.set(card.id, card);
      gone.delete(card.id);
      if (!isNew || state.ids.includes(card.id)) {
        change({});
        return;
      }
      const after = afterId === null ? -1 : state.ids.indexOf(afterId);
      const before = beforeId === null ? -1 : state.ids.indexOf(beforeId);
      const place = after >= 0 ? after + 1 : before >= 0 ? before : state.ids.length;
      change({ ids: [...state.ids.slice(0, place), card.id, ...state.ids.slice(place)] });
    },
    /** Takes cards out of the list; answers a way to put them back where they stood. */
    take(taken: readonly number[]): () => void {
      const before = state.ids;
      const out = new Set(taken);
      for (const id of taken) gone.add(id);
      change({ ids: before.filter((id) => !out.has(id)) });
      return () => {
        for (const id of taken) gone.delete(id);
        const now = new Set(state.ids);
        const back = before.filter((id) => out.has(id) || now.has(id));
        const later = state.ids.filter((id) => !before.includes(id));
        change({ ids: [...back, ...later] });
      };
    },
    /** Cards of this chapter, put together before `beforeId`, or at the end; answers a way to undo it. */
    move(moved: readonly number[], beforeId: number | null): () => void {
      const before = state.ids;
      change({ ids: movedBefore(before, moved, beforeId) });
      return () => change({ ids: before });
    },
  };
}

/** The order after some were put together before another one, or at the end; they keep the order they are named in. */
export function movedBefore(ids: readonly number[], moved: readonly number[], beforeId: number | null): number[] {
  const carried = new Set(moved);
  const rest = ids.filter((id) => !carried.has(id));
  // one that is carried itself is no place: the next that stays is
  let anchor = beforeId;
  for (let at = beforeId === null ? ids.length : ids.indexOf(beforeId); anchor !== null && carried.has(anchor); )
    anchor = ids[++at] ?? null;
  const place = anchor === null ? rest.length : rest.indexOf(anchor);
  return [...rest.slice(0, place < 0 ? rest.length : place), ...moved, ...rest.slice(place < 0 ? rest.length : place)];
}
