import { MAX_CHOICE_DISTRACTORS } from '#domain/limits.ts';
import { shuffled } from '#domain/random.ts';
import type { FaceContext } from '../faces/context.ts';
import { firstCharacter, ruledOut } from '../faces/hint-text.ts';
import { shuffledOptions } from '../faces/options.ts';
import type { KidHanziCard } from './content.ts';
import { covered, otherCharacters } from './other-hanzi.ts';
import { charsOf } from './pinyin.ts';
import type { HanziFromPinyinQuestion } from './questions.ts';

/** Which characters have a reading, out of those of other cards; the words of the analysis hide them. */
export function buildHanziFromPinyin(
  card: KidHanziCard,
  { cardId, alternates, random }: FaceContext,
): HanziFromPinyinQuestion {
  const hanzi = card.hanzi[0]?.hanzi ?? [];
  const others = shuffled(otherCharacters(hanzi, alternates), random).slice(0, MAX_CHOICE_DISTRACTORS);
  return {
    face: 'kidHanziFromPinyin',
    cardId,
    hint: firstCharacter(charsOf(hanzi)) ?? ruledOut(others),
    hanzi,
    analysis: card.analysis.map((item) => covered(item, hanzi, 'char')),
    ...shuffledOptions(charsOf(hanzi), others, random),
  };
}
