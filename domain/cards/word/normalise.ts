import { filledIn } from '../text.ts';
import type { EnWordCard } from './content.ts';

export function normaliseWord(card: EnWordCard): EnWordCard {
  return {
    ...card,
    word: card.word.trim(),
    definition: card.definition.trim(),
    prons: filledIn(card.prons),
    examples: filledIn(card.examples),
    tabs: filledIn(card.tabs),
    distrators: filledIn(card.distrators),
  };
}
