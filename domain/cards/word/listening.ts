import { MAX_CHOICE_DISTRACTORS } from '#domain/limits.ts';
import { shuffled } from '#domain/random.ts';
import type { CardContent } from '../content.ts';
import type { TextOption } from '../faces/asked.ts';
import type { FaceContext } from '../faces/context.ts';
import { shuffledOptions } from '../faces/options.ts';
import type { EnWordCard } from './content.ts';
import type { ListeningQuestion } from './questions.ts';
import { wordDistractors } from './word-choice.ts';

/** Other words that do not sound like this one: who only hears "sea" is right with "see" as well. */
export function heardDistractors(card: EnWordCard, alternates: readonly CardContent[]) {
  const own = soundsOf(card);
  const apart = alternates.filter(
    (other) => other.type === 'enWord.card' && !soundsOf(other).some((s) => own.includes(s)),
  );
  return wordDistractors(card, apart);
}

const soundsOf = ({ prons }: EnWordCard): string[] =>
  prons.map(({ label }) => label.replace(/[/[\]\s]/g, '').toLowerCase()).filter((sound) => sound !== '');

/** 1 meaning of the word that is heard and up to 3 of other words. */
export function buildListening(card: EnWordCard, { cardId, alternates, random }: FaceContext): ListeningQuestion {
  const wrong = heardDistractors(card, shuffled(alternates, random))
    .slice(0, MAX_CHOICE_DISTRACTORS)
    .map(({ word, definition }) => ({ text: definition, note: word }));
  const right: TextOption = { text: card.definition, note: null };
  return {
    face: 'wordListening',
    cardId,
    hint: card.prons[0]?.label ?? null,
    word: card.word,
    prons: card.prons,
    ...shuffledOptions(right, wrong, random),
  };
}
