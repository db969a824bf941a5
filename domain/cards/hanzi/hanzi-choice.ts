import { MAX_CHOICE_DISTRACTORS } from '#domain/limits.ts';
import { shuffled } from '#domain/random.ts';
import type { CardContent } from '../content.ts';
import { alternatesOfType, type FaceContext } from '../faces/context.ts';
import { firstCharacter, HIDDEN, ruledOut } from '../faces/hint-text.ts';
import { distinctBy, shuffledOptions } from '../faces/options.ts';
import type { AnalysisItem, HanziChar, KidHanziCard } from './content.ts';
import { charsOf, readingOf, splitTone } from './pinyin.ts';
import type { KidHanziChoiceQuestion } from './questions.ts';

/** Characters for a reading or a reading for characters; the words of the analysis hide what is asked. */
export function buildKidHanziChoice(card: KidHanziCard, context: FaceContext): KidHanziChoiceQuestion {
  const { cardId, alternates, random } = context;
  const hanzi = card.hanzi[0]?.hanzi ?? [];
  const others = shuffled(alternateHanzi(hanzi, alternates), random);
  const chars = distinctBy(others.map(charsOf), (text) => text, [charsOf(hanzi)]).slice(0, MAX_CHOICE_DISTRACTORS);
  const asked = chars.length > 0 && random() < 0.5 ? 'char' : 'pinyin';
  const readings = distinctBy([...others.map(readingOf), ...shuffled(otherTones(hanzi), random)], (text) => text, [
    readingOf(hanzi),
  ]).slice(0, MAX_CHOICE_DISTRACTORS);
  return {
    face: 'kidHanziChoice',
    cardId,
    asked,
    hint: asked === 'pinyin' ? initials(hanzi) : (firstCharacter(charsOf(hanzi)) ?? ruledOut(chars)),
    hanzi,
    analysis: card.analysis.map((item) => covered(item, hanzi, asked)),
    ...(asked === 'char'
      ? shuffledOptions(charsOf(hanzi), chars, random)
      : shuffledOptions(readingOf(hanzi), readings, random)),
  };
}

/** Other cards' groups of the same length; a homophone would be right as well, so it is left out. */
function alternateHanzi(own: readonly HanziChar[], alternates: readonly CardContent[]): HanziChar[][] {
  return alternatesOfType(alternates, 'kidHanzi.card')
    .map((other) => other.hanzi[0]?.hanzi ?? [])
    .filter((other) => other.length === own.length && charsOf(other) !== charsOf(own))
    .filter((other) => readingOf(other) !== readingOf(own));
}

/** Wrong readings without any other card: the first syllable in its other tones. */
function otherTones(hanzi: readonly HanziChar[]): string[] {
  const [first, ...rest] = hanzi;
  if (!first) return [];
  const { syllable, tone } = splitTone(first.pinyin);
  return [1, 2, 3, 4]
    .filter((other) => other !== tone)
    .map((other) => readingOf([{ char: first.char, pinyin: `${syllable}${other}` }, ...rest]));
}

function initials(hanzi: readonly HanziChar[]): string {
  return hanzi.map(({ pinyin }) => pinyin.slice(0, 1) + HIDDEN).join(' ');
}

function covered(item: AnalysisItem, own: readonly HanziChar[], asked: 'char' | 'pinyin'): AnalysisItem {
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
