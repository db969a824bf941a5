import type { CardContent } from '#domain/cards/content.ts';
import { faces } from '#domain/cards/types.ts';
import type { FaceName } from './question.ts';

/**
 * The face a card can really be asked with, following the downgrade rules of document 2 §4 to the end.
 * Two further rules keep every question answerable: a single blank with nothing to stand against it is judged rather
 * than chosen, and a word with no other word to choose from is recalled.
 */
export function downgrade(face: FaceName, card: CardContent, alternates: readonly CardContent[]): FaceName {
  const next = faces[face]?.instead?.(card, alternates) as FaceName | null | undefined;
  return next ? downgrade(next, card, alternates) : face;
}
