import type { CardContent, CardType } from '#domain/cards/content.ts';
import type { CardLook } from './card-look.ts';
import { cloze } from './cloze/cloze.ts';
import { hanzi } from './hanzi/hanzi.ts';
import { mcq } from './mcq/mcq.ts';
import { word } from './word/word.ts';

/** How the cards of each type are shown. */
export const cardLooks = {
  'cloze.card': cloze,
  'enWord.card': word,
  'mcq.card': mcq,
  'kidHanzi.card': hanzi,
} satisfies { [T in CardType]: CardLook<Extract<CardContent, { type: T }>> };

/** The look of a card. It takes any card of its own type, which the compiler cannot follow through the register. */
export const cardLookOf = (card: CardContent) => cardLooks[card.type] as unknown as CardLook<CardContent>;
