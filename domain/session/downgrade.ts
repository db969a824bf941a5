import type { CardContent } from '#domain/cards/content.ts';
import { type Means, NO_MEANS } from '#domain/cards/faces/means.ts';
import { faces } from '#domain/cards/types.ts';
import type { FaceName } from './question.ts';

/**
 * The face a card can really be asked with, following the downgrade rules of document 2 §4 to the end.
 * Two further rules keep every question answerable: a single blank with nothing to stand against it is judged rather
 * than chosen, and a word with no other word to choose from is recalled. What cannot be heard or drawn now is read instead.
 */
export function downgrade(
  face: FaceName,
  card: CardContent,
  alternates: readonly CardContent[],
  means: Means = NO_MEANS,
): FaceName {
  const next = faces[face]?.instead?.(card, alternates, means) as FaceName | null | undefined;
  return next ? downgrade(next, card, alternates, means) : face;
}
