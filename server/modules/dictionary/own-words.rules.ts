import { folded } from './keyword.rules.ts';
import { DICTIONARY } from './settings.ts';

/** A line of `words/`: spelling, British transcription, American one where it differs, explanation. */
export type WrittenWord = readonly [spelling: string, uk: string, us: string | null, explain: string];

interface Sentence {
  source: string;
  translation: string;
}

/** What the dictionary takes of an English card of a starter package. */
export interface WordCard {
  word: string;
  definition: string;
  prons: readonly { label: string; language: string }[];
  examples: readonly Sentence[];
}

/** A row of the dictionary. */
export interface OwnWord {
  spelling: string;
  folded: string;
  rank: number;
  uk: string | null;
  us: string | null;
  explain: string;
}

/** Written words, most frequent first, then what only cards have; where both have a word, the written entry stands. */
export function ownWords(written: readonly WrittenWord[], cards: readonly WordCard[]): OwnWord[] {
  const known = new Set(written.map(([spelling]) => spelling));
  // Two packages may have a card of one word.
  const added = cards.filter(({ word }) => !known.has(word) && known.add(word));
  const pron = (card: WordCard, language: string) => card.prons.find((one) => one.language === language)?.label ?? null;
  return [
    ...written.map(([spelling, uk, us, explain]) => ({ spelling, uk, us: us ?? uk, explain })),
    ...added.map((card) => ({
      spelling: card.word,
      uk: pron(card, 'en-GB'),
      us: pron(card, 'en-US'),
      explain: card.definition,
    })),
  ].map((word, index) => ({ ...word, folded: folded(word.spelling), rank: index + 1 }));
}

/** The sentences that show a word: those of its own card first, then others in which it stands as written. */
export function sentencesByWord(cards: readonly WordCard[]): Map<string, Sentence[]> {
  const found = new Map<string, Sentence[]>();
  const add = (word: string, sentence: Sentence) => {
    const list = found.get(word) ?? [];
    if (list.length < DICTIONARY.sentencesMax && !list.includes(sentence)) found.set(word, [...list, sentence]);
  };
  for (const { word, examples } of cards) for (const sentence of examples) add(folded(word), sentence);
  for (const { examples } of cards)
    for (const sentence of examples)
      for (const word of folded(sentence.source).match(/\p{L}+(?:['-]\p{L}+)*/gu) ?? []) add(word, sentence);
  return found;
}
