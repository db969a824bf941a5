import { MAX_CHOICE_DISTRACTORS } from '#domain/limits.ts';
import { shuffled } from '#domain/random.ts';
import type { FaceContext } from '../faces/context.ts';
import { HIDDEN } from '../faces/hint-text.ts';
import { distinctBy, shuffledOptions } from '../faces/options.ts';
import type { HanziChar, KidHanziCard } from './content.ts';
import { alternateHanzi, covered } from './other-hanzi.ts';
import { readingOf, splitTone } from './pinyin.ts';
import type { KidHanziChoiceQuestion } from './questions.ts';

/** How characters are read, out of 4 readings; the words of the analysis hide it. */
export function buildKidHanziChoice(
  card: KidHanziCard,
  { cardId, alternates, random }: FaceContext,
): KidHanziChoiceQuestion {
  const hanzi = card.hanzi[0]?.hanzi ?? [];
  const others = shuffled(alternateHanzi(hanzi, alternates), random).map(readingOf);
  const readings = distinctBy([...others, ...shuffled(otherTones(hanzi), random)], (text) => text, [readingOf(hanzi)]);
  return {
    face: 'kidHanziChoice',
    cardId,
    hint: initials(hanzi),
    hanzi,
    analysis: card.analysis.map((item) => covered(item, hanzi, 'pinyin')),
    ...shuffledOptions(readingOf(hanzi), readings.slice(0, MAX_CHOICE_DISTRACTORS), random),
  };
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
