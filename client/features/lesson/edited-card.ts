import type { ReactNode } from 'react';
import type { CardContent } from '#domain/cards/content.ts';

/** A card of the lesson that its author changes. */
export interface EditedCard {
  cardId: number;
  /** Null in a duel, whose cards are of several packages. */
  packageId: number | null;
  content: CardContent;
  /** what the server keeps from now on */
  onSaved: (content: CardContent) => void;
  onClose: () => void;
}

/** Draws the editor of a card, which a lesson does not bring along. */
export type DrawEditor = (card: EditedCard) => ReactNode;
