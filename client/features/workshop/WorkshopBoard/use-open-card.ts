import { useEffect } from 'react';
import type { WorkshopPackageFragment } from '#client/graphql/generated/workshop.ts';
import { parseCardContent } from '#domain/cards/content.ts';
import { typeOfKind } from '../card-kinds.ts';
import { useCardId, useDrafts, useNamedDrafts } from '../drafts/use-drafts.ts';
import type { Go } from '../workshop-place.ts';
import type { OpenChapter } from './use-open-chapter.ts';

/** The card that is open for writing. The address follows a draft to the number that the server gives it. */
export function useOpenCard(
  pkg: WorkshopPackageFragment,
  { keyOf, idOf, lists, list, shownId }: OpenChapter,
  cardId: number | undefined,
  onGo: Go,
) {
  const drafts = useDrafts();
  const key = cardId === undefined ? undefined : keyOf(cardId);
  const listed = key === undefined ? undefined : list.card(idOf(key));
  const isKnown = key !== undefined && (drafts.card(key) !== null || listed !== undefined);

  // a card of the server is made known to the drafts before it is written
  useEffect(() => {
    if (!listed) return;
    const parsed = parseCardContent(listed.content);
    drafts.open(pkg.id, parsed.ok ? parsed.card.type : typeOfKind(pkg.cardType ?? 'CLOZE'), listed);
  }, [drafts, listed, pkg.id, pkg.cardType]);

  // listed as the server has it: a list that knew better than the drafts would be taken for another author's change
  useNamedDrafts((id) => {
    const view = drafts.card(id);
    const stored = drafts.stored(id);
    // its neighbours may have been drafts when it was made
    const now = (neighbour: number | null | undefined) => (neighbour == null ? null : idOf(neighbour));
    if (!view?.place || !stored || view.packageId !== pkg.id) return;
    // the author may look at another chapter by now
    const { chapterId, afterId, beforeId } = view.place;
    lists.of(chapterId).put({ ...stored, createdType: view.createdType }, now(afterId), now(beforeId));
  });

  // also where it got its number before this page was there
  const namedId = useCardId(cardId ?? 0);
  useEffect(() => {
    if (cardId !== undefined && cardId < 0 && namedId > 0)
      onGo({ chapterId: shownId, cardId: namedId }, { replace: true });
  }, [cardId, namedId, shownId, onGo]);

  return { key: isKnown ? key : undefined, asked: key, listed };
}
