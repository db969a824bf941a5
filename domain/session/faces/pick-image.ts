import type { CardContent, EnWordCard } from '#domain/cards/content.ts';
import { MAX_CHOICE_DISTRACTORS } from '#domain/limits.ts';
import { shuffled } from '#domain/random.ts';
import type { ImageOption, PickImageQuestion } from '../question.ts';
import { alternatesOfType, type FaceContext } from './context.ts';
import { distinctBy, shuffledOptions } from './options.ts';

/** Pictures of other word cards, each picture once and never the card's own. */
export function alternateImages(card: EnWordCard, alternates: readonly CardContent[]): ImageOption[] {
  const images = alternatesOfType(alternates, 'enWord.card').flatMap(({ word, illustration }) =>
    illustration ? [{ assetId: illustration.assetId, word }] : [],
  );
  return distinctBy(images, ({ assetId }) => assetId, [card.illustration?.assetId ?? '']);
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
