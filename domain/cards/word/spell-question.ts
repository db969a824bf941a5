import { SPELL_OPTIONS } from '#domain/limits.ts';
import { type Random, shuffled } from '#domain/random.ts';
import type { FaceContext } from '../faces/context.ts';
import type { EnWordCard } from './content.ts';
import type { SpellQuestion } from './questions.ts';

const alphabet = [...'abcdefghijklmnopqrstuvwxyz'];

/** The word letter by letter, each step with 4 letters to choose from. */
export function buildSpell(card: EnWordCard, { cardId, random }: FaceContext): SpellQuestion {
  const steps = [...card.word].flatMap((letter, position) =>
    /^[a-z]$/i.test(letter) ? [{ position, letter, options: letterOptions(letter, random) }] : [],
  );
  return { face: 'wordSpell', cardId, hint: null, word: card.word, definition: card.definition, steps };
}

function letterOptions(letter: string, random: Random): string[] {
  const upper = letter !== letter.toLowerCase();
  const others = shuffled(
    alphabet.filter((other) => other !== letter.toLowerCase()),
    random,
  ).slice(0, SPELL_OPTIONS - 1);
  return shuffled([letter, ...others.map((other) => (upper ? other.toUpperCase() : other))], random);
}
