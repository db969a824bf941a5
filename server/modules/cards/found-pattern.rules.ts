import { wordsOf } from '#domain/cards/found.ts';
import { FINDING } from './settings.ts';

/** A letter that has another form as a capital, which a database need not know outside of ASCII. */
const hasCase = (letter: string) => letter.toLowerCase() !== letter.toUpperCase();

/** A word as it stands in the JSON of a card, for LIKE: what means something to LIKE is meant as it is. */
function patternOf(word: string): string {
  const inJson = JSON.stringify(word).slice(1, -1);
  const plain = inJson.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  return `%${[...plain].map((letter) => (letter > '\u007f' && hasCase(letter) ? '%' : letter)).join('')}%`;
}

/** Patterns that the JSON of a card, in small letters, matches wherever it says what is asked for; it may match more. */
export const foundPatterns = (keyword: string): string[] => wordsOf(keyword).slice(0, FINDING.wordsMax).map(patternOf);
