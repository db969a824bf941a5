import { MAX_CHOICE_DISTRACTORS } from '#domain/limits.ts';
import { shuffled } from '#domain/random.ts';
import type { CardContent } from '../content.ts';
import type { TextOption } from '../faces/asked.ts';
import { alternatesOfType, type FaceContext } from '../faces/context.ts';
import { masked } from '../faces/hint-text.ts';
import { distinctBy, shuffledOptions } from '../faces/options.ts';
import type { EnWordCard, WordDistractor } from './content.ts';
import type { WordChoiceQuestion } from './questions.ts';

/** Wrong words of a card, its own distractors first, then other cards; neither word nor definition occurs twice. */
export function wordDistractors(card: EnWordCard, alternates: readonly CardContent[]): WordDistractor[] {
  const all = [...card.distrators, ...alternatesOfType(alternates, 'enWord.card')];
  const byWord = distinctBy(all, ({ word }) => word, [card.word]);
  return distinctBy(byWord, ({ definition }) => definition, [card.definition]);
}

/** 1 definition that is right and up to 3 that belong to other words. */
export function buildWordChoice(card: EnWordCard, { cardId, alternates, random }: FaceContext): WordChoiceQuestion {
  const right: TextOption = { text: card.definition, note: null };
  const wrong = wordDistractors(card, shuffled(alternates, random))
    .slice(0, MAX_CHOICE_DISTRACTORS)
    .map(({ word, definition }) => ({ text: definition, note: word }));
  return {
    face: 'wordChoice',
    cardId,
    hint: wordHint(card),
    word: card.word,
    prons: card.prons,
    ...shuffledOptions(right, wrong, random),
  };
}

/** The first tab without the words of the definition, or else an example, which is in English only. */
function wordHint(card: EnWordCard): string | null {
  const secrets = card.definition.split(/[\s,，;；、。.]+/).filter((piece) => [...piece].length > 1);
  const note = card.tabs[0] ? masked(card.tabs[0].content, secrets) : null;
  return note ?? card.examples[0]?.source ?? null;
}
