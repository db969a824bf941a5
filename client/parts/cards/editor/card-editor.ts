import type { ReactNode } from 'react';
import type { CardContent } from '#domain/cards/content.ts';
import type { CardProblem } from '#domain/cards/problem.ts';

/** What the editor of every card type takes: a card, and where its next version goes. */
export interface CardEditorProps<Card extends CardContent> {
  /** the card; another object that says the same changes nothing in the fields */
  value: Card;
  /** after each change, with the whole card */
  onChange: (next: Card) => void;
  readOnly?: boolean;
  /** what keeps the card from being saved, said where it stands */
  problems?: readonly CardProblem[];
  /** buttons over the editor; it gives the way to undo where it keeps one of its own, else null */
  tools?: (history: OwnHistory | null) => ReactNode;
}

/** What an editor offers that undoes its own steps. */
export interface OwnHistory {
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}
