import { MAX_CHOICE_DISTRACTORS } from '#domain/limits.ts';
import { pickOne, shuffled } from '#domain/random.ts';
import type { TextOption } from '../faces/asked.ts';
import type { FaceContext } from '../faces/context.ts';
import { shuffledOptions } from '../faces/options.ts';
import type { EnWordCard, Example } from './content.ts';
import type { ExampleChoiceQuestion } from './questions.ts';
import { wordDistractors } from './word-choice.ts';

/** Examples in which the word occurs, plain or with a regular ending; others leave nothing to ask. */
export function usableExamples(card: EnWordCard): Example[] {
  return card.examples.filter(({ source }) => sentenceParts(card.word, source).some((part) => 'gap' in part));
}

/** Which word belongs in the sentence: 1 right and up to 3 wrong. */
export function buildExampleChoice(
  card: EnWordCard,
  { cardId, alternates, random }: FaceContext,
): ExampleChoiceQuestion {
  const example = pickOne(usableExamples(card), random) ?? { source: '', translation: '' };
  const right: TextOption = { text: card.word, note: null };
  const wrong = wordDistractors(card, shuffled(alternates, random))
    .slice(0, MAX_CHOICE_DISTRACTORS)
    .map(({ word, definition }) => ({ text: word, note: definition }));
  return {
    face: 'wordExampleChoice',
    cardId,
    hint: card.definition,
    sentence: sentenceParts(card.word, example.source),
    ...example,
    ...shuffledOptions(right, wrong, random),
  };
}

function sentenceParts(word: string, source: string): ExampleChoiceQuestion['sentence'] {
  // Splitting by one group leaves the matches at the odd places.
  return source
    .split(wordForms(word.trim()))
    .map((text, index) => (index % 2 === 1 ? { gap: text } : { text }))
    .filter((part) => 'gap' in part || part.text !== '');
}

/** Matches the word with the regular endings of English: plural, past, -ing, comparison, -ly, doubled consonant, y to i. */
function wordForms(word: string): RegExp {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const last = literal(word.slice(-1));
  const stem = literal(word.slice(0, -1));
  const plain = `${literal(word)}(?:s|es|d|ed|ing|er|est|ly|${last}ed|${last}ing|${last}er|${last}est)?`;
  const changed = /e$/i.test(word) ? `|${stem}(?:ing|y)` : /y$/i.test(word) ? `|${stem}i(?:es|ed|er|est|ly)` : '';
  return new RegExp(`(?<![\\p{L}\\p{N}])(${plain}${changed})(?![\\p{L}\\p{N}])`, 'giu');
}
