import { createContext, use, useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { DraftPlace } from './card-book.ts';
import type { CardView, DraftSummary } from './card-view.ts';
import type { Drafts } from './drafts.ts';

/** The drafts of whoever is logged in. */
export const DraftsContext = createContext<Drafts | null>(null);

export function useDrafts(): Drafts {
  const drafts = use(DraftsContext);
  if (!drafts) throw new Error('drafts are used outside their context');
  return drafts;
}

/** One card by its id, the draft's or the server's; null where it was not opened. Renders only when that card changes. */
export function useCard(id: number): CardView | null {
  const drafts = useDrafts();
  return useSyncExternalStore(
    useCallback((changed) => drafts.subscribeCard(id, changed), [drafts, id]),
    () => drafts.card(id),
  );
}

/** The server's id of a card, or that of the draft; 0 where it was not opened. A letter typed in it renders nothing. */
export function useCardId(id: number): number {
  const drafts = useDrafts();
  return useSyncExternalStore(
    useCallback((changed) => drafts.subscribeCard(id, changed), [drafts, id]),
    () => drafts.card(id)?.id ?? 0,
  );
}

/**
 * The content of a card for an editor, and the way to change it. The editor shows `content` whenever `outside` grows; the
 * way remembers what it showed last, so that a letter typed while another window's came in undoes none of them.
 */
export function useCardContent(id: number) {
  const drafts = useDrafts();
  const card = useCard(id);
  const shown = useRef(card?.content ?? '');
  const outside = card?.outside;
  useEffect(() => {
    if (outside !== undefined) shown.current = drafts.card(id)?.content ?? '';
  }, [drafts, id, outside]);
  const write = useCallback(
    (content: string) => {
      drafts.write(id, shown.current, content);
      shown.current = content;
    },
    [drafts, id],
  );
  return { card, write };
}

/** Drafts of a chapter and where they stand; a letter typed in one of them renders nothing. */
export function useDraftPlaces(chapterId: number): readonly DraftPlace[] {
  const drafts = useDrafts();
  return useSyncExternalStore(drafts.subscribe, () => drafts.draftsOf(chapterId));
}

/** How many cards wait, are written twice or are kept nowhere, and whether there is a network. */
export function useDraftSummary(): DraftSummary {
  const drafts = useDrafts();
  return useSyncExternalStore(drafts.subscribe, drafts.summary);
}

/** Calls back when a draft got its id from the server. */
export function useNamedDrafts(onNamed: (cardId: number) => void) {
  const drafts = useDrafts();
  const latest = useRef(onNamed);
  useEffect(() => {
    latest.current = onNamed;
  });
  useEffect(() => drafts.onNamed((_draftId, cardId) => latest.current(cardId)), [drafts]);
}
