import type { EnWordCard } from '#domain/cards/content.ts';
import type { WordSuggestion } from '../../editor/authoring-services.ts';

/** A transcription between its slashes, whether the dictionary gives them or not. */
export const slashed = (phonetic: string) => `/${phonetic.replace(/^[/[]|[/\]]$/g, '')}/`;
const blank = (text: string) => text.trim() === '';
const someBlank = (row: Record<string, string>) => Object.values(row).some(blank);

/**
 * The card with what the dictionary knows of a word. Only what stands empty is filled: a meaning, pronunciations or examples
 * that the author wrote stay as they are. The word itself is what was chosen.
 */
export function filledFrom(card: EnWordCard, entry: WordSuggestion): EnWordCard {
  const prons = [
    ...(entry.phoneticUk ? [{ label: slashed(entry.phoneticUk), language: 'en-GB' as const }] : []),
    ...(entry.phoneticUs ? [{ label: slashed(entry.phoneticUs), language: 'en-US' as const }] : []),
  ];
  return {
    ...card,
    word: entry.spelling,
    definition: blank(card.definition) ? entry.explain : card.definition,
    prons: card.prons.every(({ label }) => blank(label)) && prons.length > 0 ? prons : card.prons,
    examples:
      card.examples.every(someBlank) && entry.sentences.length > 0
        ? entry.sentences.map(({ source, translation }) => ({ source, translation }))
        : card.examples,
  };
}
