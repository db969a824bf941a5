import type { CardContent } from '#domain/cards/content.ts';
import { askedAnew } from './draw.ts';
import { isAskable } from './faces.ts';
import { type Session, withCard } from './session.ts';

/**
 * The session where a card says something else from now on: whatever is still asked of it asks the new text, also the question that is
 * open. What was answered stays. A card that could no longer be asked, or is of another type, stays as it was, so that the unit can
 * be played to its end. `now` in epoch ms.
 */
export function withEditedCard(session: Session, cardId: number, content: CardContent, now: number): Session {
  const card = session.cards.find((other) => other.cardId === cardId);
  if (!card || !isAskable(content) || (card.content && card.content.type !== content.type)) return session;
  const edited = withCard(session, cardId, { content });
  const frame = askedAnew(edited, cardId, now);
  return { ...edited, frame: frame ?? session.frame, updatedAt: now };
}
