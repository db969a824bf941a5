import type { CardTypeDefinition, Face } from './card-type.ts';
import { cloze } from './cloze/cloze.ts';
import type { CardContent, CardType } from './content.ts';
import type { Asked } from './faces/asked.ts';
import { hanzi } from './hanzi/hanzi.ts';
import { mcq } from './mcq/mcq.ts';
import { word } from './word/word.ts';

/** Every type of cards. Its content is also one of `content.ts`: what is there and not here does not compile. */
export const cardTypes = {
  'cloze.card': cloze,
  'enWord.card': word,
  'mcq.card': mcq,
  'kidHanzi.card': hanzi,
} satisfies { [T in CardType]: { type: T } };

export type CardTypes = typeof cardTypes;

/** The type of a card. It takes any card of its own type, which the compiler cannot follow through the register. */
export function typeOf(card: CardContent): CardTypeDefinition<CardContent, Asked> {
  return cardTypes[card.type] as unknown as CardTypeDefinition<CardContent, Asked>;
}

/** All faces by name, for each type the easiest first. */
export const faces = Object.assign({}, ...Object.values(cardTypes).map((type) => type.faces)) as Readonly<
  Record<string, Face<CardContent, Asked> | undefined>
>;
