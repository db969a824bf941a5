import { MAX_CHOICE_DISTRACTORS, PICK_IMAGE_ALTERNATES } from '#domain/limits.ts';
import { shuffled } from '#domain/random.ts';
import type { CardContent } from '../content.ts';
import { alternatesOfType, type FaceContext } from '../faces/context.ts';
import { distinctBy, shuffledOptions } from '../faces/options.ts';
import type { EnWordCard } from './content.ts';
import type { ImageOption, PickImageQuestion } from './questions.ts';

/** Pictures of other word cards, each picture once and never the card's own. */
function alternateImages(card: EnWordCard, alternates: readonly CardContent[]): ImageOption[] {
  const images = alternatesOfType(alternates, 'enWord.card').flatMap(({ word, illustration }) =>
    illustration ? [{ assetId: illustration.assetId, word }] : [],
  );
  return distinctBy(images, ({ assetId }) => assetId, [card.illustration?.assetId ?? '']);
}

/** Whether a picture can be picked for the word; tip cardview.tip4 is shown where it cannot. */
export function canPickImage(card: EnWordCard, alternates: readonly CardContent[]): boolean {
  return card.illustration !== null && alternateImages(card, alternates).length >= PICK_IMAGE_ALTERNATES;
}

/** Which picture shows the word, out of 4. Needs an illustration and 3 alternate pictures. */
export function buildPickImage(card: EnWordCard, { cardId, alternates, random }: FaceContext): PickImageQuestion {
  const right: ImageOption = { assetId: card.illustration?.assetId ?? '', word: card.word };
  const wrong = shuffled(alternateImages(card, alternates), random).slice(0, MAX_CHOICE_DISTRACTORS);
  return {
    face: 'wordPickImage',
    cardId,
    hint: card.definition,
    word: card.word,
    prons: card.prons,
    ...shuffledOptions(right, wrong, random),
  };
}
