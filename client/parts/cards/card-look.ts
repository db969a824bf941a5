import type { ComponentType } from 'react';
import type { CardContent } from '#domain/cards/content.ts';
import type { CardEditorProps } from './editor/card-editor.ts';
import type { zh } from './words.zh.ts';

/** How the cards of one type are shown and written; `card-looks.ts` registers it. How they are asked is in its `faces.ts`. */
export interface CardLook<C extends CardContent> {
  type: C['type'];
  /** the card at a glance, as lists show it */
  Front: ComponentType<{ card: C }>;
  /** all that the card holds */
  Detail: ComponentType<{ card: C }>;
  /** what the author of a card should know of it, null where there is nothing */
  tip?: (card: C) => keyof typeof zh.cards | null;
  /** fetches the editor of a card, which no page but that of an author loads */
  editor: () => Promise<ComponentType<CardEditorProps<C>>>;
}
