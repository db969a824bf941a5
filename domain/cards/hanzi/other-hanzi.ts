import type { CardContent } from '../content.ts';
import { alternatesOfType } from '../faces/context.ts';
import { HIDDEN } from '../faces/hint-text.ts';
import { distinctBy } from '../faces/options.ts';
import type { AnalysisItem, HanziChar } from './content.ts';
import { charsOf, readingOf } from './pinyin.ts';

/** Other cards' groups of the same length; a homophone would be right as well, so it is left out. */
export function alternateHanzi(own: readonly HanziChar[], alternates: readonly CardContent[]): HanziChar[][] {
  return alternatesOfType(alternates, 'kidHanzi.card')
    .map((other) => other.hanzi[0]?.hanzi ?? [])
    .filter((other) => other.length === own.length && charsOf(other) !== charsOf(own))
    .filter((other) => readingOf(other) !== readingOf(own));
}

/** The characters of other cards that could be mistaken for these, each once. */
export const otherCharacters = (own: readonly HanziChar[], alternates: readonly CardContent[]): string[] =>
  distinctBy(alternateHanzi(own, alternates).map(charsOf), (text) => text, [charsOf(own)]);

/** The analysis without what is asked: its characters become marks, or their readings are left out. */
export function covered(item: AnalysisItem, own: readonly HanziChar[], asked: 'char' | 'pinyin'): AnalysisItem {
  const secret = new Set(own.map(({ char }) => char));
  if ('text' in item) {
    if (asked === 'pinyin') return item;
    return { text: [...item.text].map((char) => (secret.has(char) ? HIDDEN : char)).join('') };
  }
  return {
    hanzi: item.hanzi.map((entry) => {
      if (!secret.has(entry.char)) return entry;
      return asked === 'char' ? { ...entry, char: HIDDEN } : { ...entry, pinyin: '' };
    }),
  };
}
